export interface CircuitBreaker {
  /** Whether a call may be made now. While open, one call per `restMs` is let through to try. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerSettings {
  /** Failures in a row after which calls are refused at once. */
  failures: number;
  /** Milliseconds between two tries while the other side is down. */
  restMs: number;
}

/** Stops calling a host that is down, so that nobody waits for a deadline that is known to pass. Never throws. */
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
