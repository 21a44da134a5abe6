import { problemStatuses } from '#contract/problems.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { problemTitles } from './problemTitles.ts';

export interface FieldProblem {
  /** JSON pointer into the body; `/query/…`, `/path/…` and `/headers/…` for the rest. */
  pointer: string;
  code: string;
}

export interface ProblemDetails {
  detail?: string;
  errors?: FieldProblem[];
  /** Seconds; becomes the Retry-After header. */
  retryAfter?: number;
  extensions?: Record<string, unknown>;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code);
    this.name = 'Problem';
    this.code = code;
    this.status = problemStatuses[code];
    this.details = details;
  }

  get extensions(): Record<string, unknown> {
    return this.details.extensions ?? {};
  }
}

export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return new Problem(code, details);
}

export function problemBody(failure: Problem, requestId: string): Record<string, unknown> {
  const { detail, errors } = failure.details;
  return {
    ...failure.extensions,
    type: `urn:kuur:problem:${failure.code}`,
    title: problemTitles[failure.code],
    status: failure.status,
    code: failure.code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    requestId,
  };
}
