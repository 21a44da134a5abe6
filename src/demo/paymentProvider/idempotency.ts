import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { ApiProblem } from './types.ts';
import type { StoredAnswer } from './types.ts';

/** The right to carry out a request under a key; end it with exactly one of the two. */
export interface Claim {
  keep(status: number, body: string): void;
  release(): void;
}

export interface Idempotency {
  /** The earlier answer, or a claim. Throws an `ApiProblem` 400 for another request, 409 while the first is under way. */
  claim(key: string, fingerprint: string): { replay: StoredAnswer } | { claim: Claim };
}

/** Remembers answers to idempotency keys for `keepMs` on the provider's clock. */
export function createIdempotency(ledger: Ledger, clock: Clock, keepMs: number): Idempotency {
  const underWay = new Set<string>();

  return {
    claim(key, fingerprint) {
      if (underWay.has(key)) throw new ApiProblem(409, 'A request with this idempotency key is still being processed');
      const earlier = ledger.answers.get(key);
      if (earlier && earlier.until > clock.now()) {
        if (earlier.fingerprint === fingerprint) return { replay: earlier };
        throw new ApiProblem(400, 'This idempotency key was used with other parameters');
      }
      underWay.add(key);
      return {
        claim: {
          keep(status, body) {
            ledger.answers.put({ id: key, fingerprint, status, body, until: clock.now() + keepMs });
            underWay.delete(key);
          },
          release() {
            underWay.delete(key);
          },
        },
      };
    },
  };
}
