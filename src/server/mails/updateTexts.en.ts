import type { UpdateTexts } from './updateTexts.ts';

export const en: UpdateTexts = {
  paymentFailed: {
    subject: ({ venue }) => `Your payment to ${venue} did not succeed`,
    paragraphs: ({ amount }) => [
      `Your payment of ${amount} did not succeed. Nothing was charged, and your reservation has lapsed.`,
      'You can make a new reservation at any time.',
    ],
  },
  paymentLate: {
    subject: ({ venue }) => `Your payment to ${venue} came too late: you get your money back`,
    paragraphs: ({ amount }) => [
      `We received your payment of ${amount} after your reservation had expired, and your places were no longer free. ` +
        'So nothing has been booked.',
      'We return the whole amount to the account or card you paid with. This usually takes a few working days.',
    ],
  },
  refundedToPayment: {
    subject: ({ venue, amount }) => `${venue} refunds you ${amount}`,
    paragraphs: ({ amount }) => [
      `We refund you ${amount}, to the account or card you paid with. This usually takes a few working days.`,
    ],
  },
  refundedToGiftCard: {
    subject: ({ venue, amount }) => `${venue} refunds you ${amount} on a gift card`,
    paragraphs: ({ amount }) => [
      `We refund you ${amount} on a gift card. The gift card with its code comes in a separate mail.`,
    ],
  },
  paymentLink: {
    subject: ({ venue, amount }) => `Pay ${amount} for your reservation at ${venue}`,
    paragraphs: ({ amount }) => [
      `For your reservation ${amount} is still to be paid. You can pay online with this link.`,
    ],
    pay: 'Pay now',
    until: 'You can pay until',
  },
  cancelled: {
    subject: ({ venue }) => `Your reservation at ${venue} has been cancelled`,
    paragraphs: () => ['Your reservation has been cancelled. Your places have been released.'],
    paid: ({ amount }) =>
      `You had already paid ${amount}. If you get any of it back, we send you a separate mail as soon as it is on its way.`,
    calendar: 'The attachment removes the appointment from your calendar.',
  },
  cancelledOrder: {
    subject: ({ venue }) => `Your order at ${venue} has been cancelled`,
    paragraphs: () => ['Your order has been cancelled. What you bought with it is no longer valid.'],
  },
  amount: 'Amount',
  about: 'Reservation',
  again: 'Make a new reservation',
  regards: 'Kind regards,',
};
