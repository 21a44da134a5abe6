export interface CircuitBreaker {
  /** While open, one call per `restMs` is allowed. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerSettings {
  failures: number;
  restMs: number;
}

export function createCircuitBreaker({ failures, restMs }: BreakerSettings, now: () => number): CircuitBreaker {
  let inARow = 0;
  let nextTryAt = 0;

  return {
    mayCall() {
      if (inARow < failures) return true;
      if (now() < nextTryAt) return false;
      nextTryAt = now() + restMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) nextTryAt = now() + restMs;
    },
  };
}
