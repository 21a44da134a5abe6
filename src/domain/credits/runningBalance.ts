/** `change` in cents of a gift card, visits of a multi-visit card; `balance` after it, null when nothing is counted. */
export type WithBalance<Movement> = Movement & { balance: number | null };

/** Counted back from what is left on it now. `movements` newest first. */
export function runningBalance<Movement extends { change: number }>(
  movements: readonly Movement[],
  now: number | null,
): WithBalance<Movement>[] {
  let balance = now;
  return movements.map((movement) => {
    const after = balance;
    if (balance !== null) balance -= movement.change;
    return { ...movement, balance: after };
  });
}
