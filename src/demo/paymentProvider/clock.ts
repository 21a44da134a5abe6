export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Puts the clock forward by `ms`, 0 or more. */
  advance(ms: number): void;
  reset(): void;
}

/** The provider's clock: a base clock that can be put forward. */
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
