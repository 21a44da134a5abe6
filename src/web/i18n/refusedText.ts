import { i18n } from '@lingui/core';
import type { ProblemCode } from './errorSentences.ts';
import { errorSentence } from './errorSentences.ts';
import { waitSentence } from './waitSentence.ts';

type Refused = { problem?: string | undefined; waitSeconds?: number | undefined };

export const limitCodes: readonly string[] = [
  'too_many_requests',
  'hold_limit_reached',
  'treatment_limit_reached',
  'hold_starts_reached',
  'hold_time_used',
  'unpaid_limit_reached',
  'email_unconfirmed',
  'card_limit_reached',
  'login_limit_reached',
  'issue_limit_reached',
  'service_unavailable',
] satisfies ProblemCode[];

export const isLimit = (problem: string | undefined): boolean => problem !== undefined && limitCodes.includes(problem);

/** The sentence of a problem code; of a limit with the time to wait, where waiting helps. */
export function refusedText({ problem = 'internal', waitSeconds }: Refused): string {
  const sentence = i18n._(errorSentence(problem));
  return isLimit(problem) && waitSeconds !== undefined ? `${sentence} ${i18n._(waitSentence(waitSeconds))}` : sentence;
}
