import { listOf, refusedBy } from './failureCode.ts';

type PointedError = { pointer: string; code: string };

/** Why a form was refused: `retryAfter` in seconds, `errors` of fields by JSON pointer. */
export type FormRefusal = { code: string; retryAfter: number | undefined; errors: PointedError[] };

export function formRefusalOf(error: unknown): FormRefusal {
  const { problem: code, waitSeconds: retryAfter } = refusedBy(error);
  return { code, retryAfter, errors: pointedErrors(error) };
}

/** What the server said of fields; empty where it said nothing. */
export const pointedErrors = (error: unknown): PointedError[] => listOf(error, 'errors') as PointedError[];
