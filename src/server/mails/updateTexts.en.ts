import type { UpdateTexts } from './updateTexts.ts';

export const en: UpdateTexts = {
  paymentFailed: {
    subject: ({ venue }) => `Your payment to ${venue} didn’t go through`,
    paragraphs: ({ amount }) => [
      `Your payment of ${amount} didn’t go through. Nothing was charged, and your booking has lapsed.`,
      'You can make a new booking at any time.',
    ],
  },
  paymentLate: {
    subject: ({ venue }) => `Your payment to ${venue} came too late: you’ll get your money back`,
    paragraphs: ({ amount }) => [
      `We received your payment of ${amount} after your booking had expired, and your places were no longer free. ` +
        'So nothing has been booked.',
      'We’re returning the whole amount to the account or card you paid with. This usually takes a few working days.',
    ],
  },
  refundedToPayment: {
    subject: ({ venue, amount }) => `${venue} is refunding you ${amount}`,
    paragraphs: ({ amount }) => [
      `We’re refunding you ${amount} to the account or card you paid with. This usually takes a few working days.`,
    ],
  },
  refundReasons: {
    self_service: 'You changed or cancelled your reservation, so you have paid too much.',
    changed_at_desk: 'Your reservation was changed at your request and now costs less.',
    double_payment: 'You paid twice for the same reservation.',
    mismatch: 'Your payment did not match what was due.',
  },
  refundedToGiftCard: {
    subject: ({ venue, amount }) => `${venue} is refunding you ${amount} on a gift card`,
    paragraphs: ({ amount }) => [
      `We’re refunding you ${amount} on a gift card. The gift card and its code will come in a separate email.`,
    ],
  },
  paymentLink: {
    subject: ({ venue, amount }) => `Pay ${amount} for your booking at ${venue}`,
    paragraphs: ({ amount }) => [`${amount} is still to be paid for your booking. You can pay online with this link.`],
    pay: 'Pay now',
    until: 'You can pay until',
  },
  cancelled: {
    subject: ({ venue }) => `Your booking at ${venue} has been cancelled`,
    paragraphs: () => ['Your booking has been cancelled and your places have been released.'],
    paid: ({ amount }) =>
      `You had already paid ${amount}. If any of it is refunded, we’ll email you as soon as it’s on its way.`,
    calendar: 'The attachment removes the appointment from your calendar.',
  },
  cancelledOrder: {
    subject: ({ venue }) => `Your order at ${venue} has been cancelled`,
    paragraphs: () => ['Your order has been cancelled. What you bought with it is no longer valid.'],
  },
  amount: 'Amount',
  about: 'Booking',
  again: 'Make a new booking',
  regards: 'Kind regards,',
};
