export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  advance(ms: number): void;
  reset(): void;
}

export function createClock(base: () => number): Clock {
  let ahead = 0;
  return {
    now: () => base() + ahead,
    advance(ms) {
      ahead += ms;
    },
    reset() {
      ahead = 0;
    },
  };
}
