/** Few and soft, made here: a wooden tick for what I do, two notes when it is my turn, three at the end. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(pitch: number, at: number, lasts: number, loud: number, shape: OscillatorType = 'sine'): void {
  context ??= new AudioContext();
  // A browser lets nothing sound before the page was touched; a later sound tries again.
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(level).connect(context.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

export type Sound = 'done' | 'turn' | 'over';

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  if (sound === 'done') tone(196, 0, 0.09, 0.06, 'triangle');
  if (sound === 'turn') {
    tone(392, 0, 0.35, 0.05);
    tone(523.25, 0.14, 0.5, 0.05);
  }
  if (sound === 'over') [392, 493.88, 587.33].forEach((pitch, place) => tone(pitch, place * 0.18, 0.8, 0.05));
}
