import { around } from '../words/around';

/** Puts a text where it can be pasted from; what to say of it. */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return around().copied;
  } catch {
    return around().copyFailed;
  }
}
