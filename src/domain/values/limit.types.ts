import type { ProblemCode } from '#contract/problems.ts';

export type LimitedBy =
  | 'network'
  | 'session'
  | 'customer'
  | 'account'
  | 'account and network'
  | 'reservation'
  | 'venue'
  | 'staff member'
  | 'server process';

export interface Limit {
  /** Most that is allowed, before the venue says otherwise. */
  count: number;
  /** The count is for each of the venue's `maxPersons`. */
  times?: 'maxPersons';
  /** Length of the window; 0: at the same time. */
  seconds: number;
  counts: string;
  per: LimitedBy;
  /** How a request above the limit is refused; null: staff are told. */
  code: ProblemCode | null;
  /** Absent: it does. `false`: refuses without Retry-After, as only another request, or somebody who may more, gets on. */
  waitingHelps?: boolean;
}
