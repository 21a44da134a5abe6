/** Whole numbers 0..below-1, the same sequence for the same seed (xorshift32, Marsaglia 2003). */
export type RandomNumbers = (below: number) => number;

export function randomNumbers(seed: number): RandomNumbers {
  let state = seed | 0 || 0x9e3779b9;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
