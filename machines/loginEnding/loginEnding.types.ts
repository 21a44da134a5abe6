/** `sessionId`: of the login that ends; null: all of them, or all others. */
export type LoginEndingContext = { sessionId: string | null };

export type LoginEndingEvent =
  | { type: 'ending.requested'; sessionId: string | null }
  | { type: 'ending.confirmed' }
  | { type: 'ending.dismissed' };

export type LoginEndingAnswer =
  | { type: 'xstate.done.actor.endLogins'; output: null }
  | { type: 'xstate.error.actor.endLogins'; error: unknown };

export type LoginEndingEmitted = { type: 'notice'; code: 'ended' };
