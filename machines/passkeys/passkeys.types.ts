import type { FormAnswer } from '#machines/submission/submission.types.ts';

/** Of the passkey that is being removed; null while none is. */
export type PasskeysContext = { id: string | null };

export type PasskeysEvent = { type: 'adding.requested' } | { type: 'removal.requested'; id: string };

export type PasskeysAnswer = FormAnswer<'addPasskey' | 'removePasskey'>;

export type PasskeysEmitted = { type: 'notice'; code: 'added' | 'removed' };
