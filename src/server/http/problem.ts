import type { ProblemCode } from '#contract/names.ts';
import { problemStatuses } from './problemCodes.ts';

export interface FieldProblem {
  /** JSON pointer into the request body, as `/customer/email`; `/query/…`, `/path/…` and `/headers/…` for the rest. */
  pointer: string;
  code: string;
}

export interface ProblemDetails {
  detail?: string;
  errors?: FieldProblem[];
  /** Seconds until it makes sense to ask again; becomes the Retry-After header. */
  retryAfter?: number;
  /** Members that this code adds to the answer, as `reason` or `changes`. */
  extensions?: Record<string, unknown>;
}

/** A refusal that a person can cause. Its code comes from the closed list and decides status and title. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code);
    this.name = 'Problem';
    this.code = code;
    this.status = problemStatuses[code].status;
    this.details = details;
  }

  get extensions(): Record<string, unknown> {
    return this.details.extensions ?? {};
  }
}

/** Makes a problem to throw: `throw problem('not_found')`. Never throws itself. */
export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return new Problem(code, details);
}

/** The body of an `application/problem+json` answer (RFC 9457). */
export function problemBody(failure: Problem, requestId: string): Record<string, unknown> {
  const { detail, errors } = failure.details;
  return {
    ...failure.extensions,
    type: `urn:kuur:problem:${failure.code}`,
    title: problemStatuses[failure.code].title,
    status: failure.status,
    code: failure.code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    requestId,
  };
}
