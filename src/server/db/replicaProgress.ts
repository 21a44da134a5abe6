/** A position in the log of a primary, 'A/1B2C3D4E', as a number. */
export function logPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The moment before the primary's position was asked for: all that was committed by then is at or before it. */
interface Mark {
  at: number;
  position: bigint;
}

const mostMarks = 1_000;

/** How far a replica has followed its primary, told by positions of both. Moments are milliseconds of one clock. */
export class ReplicaProgress {
  #marks: Mark[] = [];
  #followedTo = -Infinity;

  mark(mark: Mark): void {
    this.#marks = [...this.#marks.slice(1 - mostMarks), mark];
  }

  /** The replica has all before this position. */
  reach(position: bigint): void {
    const reached = this.#marks.filter((mark) => mark.position <= position);
    this.#marks = this.#marks.filter((mark) => mark.position > position);
    this.#followedTo = Math.max(this.#followedTo, ...reached.map(({ at }) => at));
  }

  /** It follows nobody: what it shows is its own. */
  lose(): void {
    this.#followedTo = -Infinity;
    this.#marks = [];
  }

  /** It shows all that was committed so long ago, and may lack what came since. */
  millisecondsBehind(now: number): number {
    return now - this.#followedTo;
  }
}
