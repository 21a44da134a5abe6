import type { FormAnswer } from '#machines/submission/submission.types.ts';

/** `sessionId`: of the login that ends; null: all of them, or all others. */
export type LoginEndingContext = { sessionId: string | null };

export type LoginsToEnd<Proof> = LoginEndingContext & { proof: Proof };

export type LoginEndingEvent = { type: 'ending.requested'; sessionId: string | null };

export type LoginEndingAnswer = FormAnswer<'endLogins'>;

export type LoginEndingEmitted = { type: 'notice'; code: 'ended' };
