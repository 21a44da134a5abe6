import type { UpdateTexts } from './updateTexts.ts';

export const fr: UpdateTexts = {
  paymentFailed: {
    subject: ({ venue }) => `Votre paiement à ${venue} n’a pas abouti`,
    paragraphs: ({ amount }) => [
      `Votre paiement de ${amount} n’a pas abouti. Rien n’a été débité, et votre réservation est annulée.`,
      'Vous pouvez réserver à nouveau à tout moment.',
    ],
  },
  paymentLate: {
    subject: ({ venue }) => `Votre paiement à ${venue} est arrivé trop tard : vous êtes remboursé`,
    paragraphs: ({ amount }) => [
      `Nous avons reçu votre paiement de ${amount} alors que votre réservation avait expiré et que vos places n’étaient ` +
        'plus libres. Rien n’a donc été réservé.',
      'Nous vous remboursons la totalité sur le compte ou la carte utilisés pour le paiement. Cela prend généralement ' +
        'quelques jours ouvrés.',
    ],
  },
  refundedToPayment: {
    subject: ({ venue, amount }) => `${venue} vous rembourse ${amount}`,
    paragraphs: ({ amount }) => [
      `Nous vous remboursons ${amount} sur le compte ou la carte utilisés pour le paiement. Cela prend généralement ` +
        'quelques jours ouvrés.',
    ],
  },
  refundReasons: {
    self_service: 'Vous avez modifié ou annulé votre réservation : vous avez donc trop payé.',
    changed_at_desk: 'Votre réservation a été modifiée à votre demande et coûte désormais moins cher.',
    double_payment: 'Vous avez payé deux fois la même réservation.',
    mismatch: 'Votre paiement ne correspondait pas au montant dû.',
  },
  refundedToGiftCard: {
    subject: ({ venue, amount }) => `${venue} vous rembourse ${amount} sur une carte cadeau`,
    paragraphs: ({ amount }) => [
      `Nous vous remboursons ${amount} sur une carte cadeau. Vous recevrez la carte cadeau et son code dans un message séparé.`,
    ],
  },
  paymentLink: {
    subject: ({ venue, amount }) => `Payez ${amount} pour votre réservation chez ${venue}`,
    paragraphs: ({ amount }) => [
      `Il reste ${amount} à payer pour votre réservation. Vous pouvez payer en ligne avec ce lien.`,
    ],
    pay: 'Payer maintenant',
    until: 'Vous pouvez payer jusqu’au',
  },
  cancelled: {
    subject: ({ venue }) => `Votre réservation chez ${venue} est annulée`,
    paragraphs: () => ['Votre réservation est annulée. Vos places ont été libérées.'],
    paid: ({ amount }) =>
      `Vous aviez déjà payé ${amount}. Si une partie vous est remboursée, nous vous enverrons un message séparé dès que ` +
      'le remboursement sera en route.',
    calendar: 'La pièce jointe retire le rendez-vous de votre agenda.',
  },
  cancelledOrder: {
    subject: ({ venue }) => `Votre commande chez ${venue} est annulée`,
    paragraphs: () => ['Votre commande est annulée. Ce que vous avez acheté n’est plus valable.'],
  },
  amount: 'Montant',
  about: 'Réservation',
  again: 'Réserver à nouveau',
  regards: 'Cordialement,',
};
