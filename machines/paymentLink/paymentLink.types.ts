export type LinkAnswer = { status: 'success' | 'paid' };

export type LinkPaymentAnswer = { link: string | null };

/** `returned`: the visitor comes back from the payment page, so nobody is sent there again without asking. */
export type PaymentLinkInput = { ref: string; returned: boolean };

export type PaymentLinkContext = PaymentLinkInput & {
  link: string | null;
  problem: string | null;
};

export type PaymentLinkEvent = { type: 'load.retried' } | { type: 'payment.requested' };

export type PaymentLinkAnswer =
  | { type: 'xstate.done.actor.loadLink'; output: LinkAnswer }
  | { type: 'xstate.error.actor.loadLink'; error: unknown }
  | { type: 'xstate.done.actor.startPayment'; output: LinkPaymentAnswer }
  | { type: 'xstate.error.actor.startPayment'; error: unknown }
  | { type: 'xstate.done.actor.pause'; output: null }
  | { type: 'xstate.error.actor.pause'; error: unknown }
  | { type: 'xstate.done.actor.openPage'; output: null }
  | { type: 'xstate.error.actor.openPage'; error: unknown };
