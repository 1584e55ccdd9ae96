/** How a match ended, as every view has it. */
export interface Outcome {
  reason: string;
  places: number[];
  scores: number[];
  parts: Record<string, number[]>;
  lost: boolean;
}
