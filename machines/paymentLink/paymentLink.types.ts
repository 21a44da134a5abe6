/** What the server says of a reference: where to pay, or that it is paid. */
export type LinkAnswer = { status: 'success' | 'paid'; link: string | null };

/** `returned`: the visitor comes back from the payment page, so nobody is sent there again without asking. */
export type PaymentLinkInput = { ref: string; returned: boolean };

export type PaymentLinkContext = PaymentLinkInput & {
  /** The payment page; null while it is not known, and when there is nothing to pay. */
  link: string | null;
  /** The problem code of a question that failed. */
  problem: string | null;
};

export type PaymentLinkEvent = { type: 'load.retried' };

export type PaymentLinkAnswer =
  | { type: 'xstate.done.actor.loadLink'; output: LinkAnswer }
  | { type: 'xstate.error.actor.loadLink'; error: unknown }
  | { type: 'xstate.done.actor.pause'; output: null }
  | { type: 'xstate.error.actor.pause'; error: unknown }
  | { type: 'xstate.done.actor.openPage'; output: null }
  | { type: 'xstate.error.actor.openPage'; error: unknown };
