import type { Alternative, Problem, ProblemError, ReservationChange } from '#contract/names.ts';
import type { ProblemCode } from '#contract/problems.ts';

/** 'offline': no response; 'unreadable': a response that is not the API's. */
export type ApiErrorCode = ProblemCode | 'offline' | 'unreadable';

type Details = {
  status: number;
  code: ApiErrorCode;
  errors?: ProblemError[];
  changes?: ReservationChange[];
  reason?: string | null;
  retryAfter?: number | null;
  alternatives?: Alternative[];
};

/** `status` is 0 without a response; `retryAfter` in seconds. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly errors: ProblemError[];
  /** Invalidated items, with 'reservation_changed'. */
  readonly changes: ReservationChange[];
  /** Why a day or time is refused, where the server says it. */
  readonly reason: string | null;
  readonly retryAfter: number | null;
  /** What can be had instead, with 'change_unavailable'. */
  readonly alternatives: Alternative[];

  constructor({
    status,
    code,
    errors = [],
    changes = [],
    reason = null,
    retryAfter = null,
    alternatives = [],
  }: Details) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.changes = changes;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.alternatives = alternatives;
  }
}

export function apiErrorOf(response: Response, problem: unknown): ApiError {
  const after = Number(response.headers.get('Retry-After'));
  const retryAfter = Number.isFinite(after) && after > 0 ? after : null;
  if (!isProblem(problem)) return new ApiError({ status: response.status, code: 'unreadable', retryAfter });
  const { code, errors = [], changes = [], reason = null, alternatives = [] } = problem;
  return new ApiError({ status: response.status, code, errors, changes, reason, retryAfter, alternatives });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
