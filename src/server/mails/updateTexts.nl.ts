import type { UpdateTexts } from './updateTexts.ts';

export const nl: UpdateTexts = {
  paymentFailed: {
    subject: ({ venue }) => `Je betaling aan ${venue} is niet gelukt`,
    paragraphs: ({ amount }) => [
      `Je betaling van ${amount} is niet gelukt. Er is niets afgeschreven, en je reservering is vervallen.`,
      'Je kunt op elk moment opnieuw reserveren.',
    ],
  },
  paymentLate: {
    subject: ({ venue }) => `Je betaling aan ${venue} kwam te laat: je krijgt je geld terug`,
    paragraphs: ({ amount }) => [
      `We ontvingen je betaling van ${amount} toen je reservering al was verlopen, en je plaatsen waren niet meer vrij. ` +
        'Er is dus niets gereserveerd.',
      'We storten het hele bedrag terug op de rekening of kaart waarmee je betaalde. Dat duurt meestal enkele werkdagen.',
    ],
  },
  refundedToPayment: {
    subject: ({ venue, amount }) => `${venue} betaalt je ${amount} terug`,
    paragraphs: ({ amount }) => [
      `We betalen je ${amount} terug, op de rekening of kaart waarmee je betaalde. Dat duurt meestal enkele werkdagen.`,
    ],
  },
  refundReasons: {
    self_service: 'Je hebt je reservering gewijzigd of geannuleerd, en daarmee te veel betaald.',
    changed_at_desk: 'Je reservering is op verzoek gewijzigd en kost nu minder.',
    double_payment: 'Je hebt twee keer betaald voor dezelfde reservering.',
    mismatch: 'Je betaling paste niet bij wat er te betalen was.',
  },
  refundedToGiftCard: {
    subject: ({ venue, amount }) => `${venue} geeft je ${amount} terug op een cadeaubon`,
    paragraphs: ({ amount }) => [
      `We geven je ${amount} terug op een cadeaubon. De cadeaubon met de code krijg je in een aparte mail.`,
    ],
  },
  paymentLink: {
    subject: ({ venue, amount }) => `Betaal ${amount} voor je reservering bij ${venue}`,
    paragraphs: ({ amount }) => [`Voor je reservering is nog ${amount} te betalen. Dat kan online, via deze link.`],
    pay: 'Nu betalen',
    until: 'Betalen kan tot',
  },
  cancelled: {
    subject: ({ venue }) => `Je reservering bij ${venue} is geannuleerd`,
    paragraphs: () => ['Je reservering is geannuleerd. Je plaatsen zijn vrijgegeven.'],
    paid: ({ amount }) =>
      `Je had al ${amount} betaald. Als je daar geld van terugkrijgt, sturen we je een aparte mail zodra het onderweg is.`,
    calendar: 'Met de bijlage verdwijnt de afspraak uit je agenda.',
  },
  cancelledOrder: {
    subject: ({ venue }) => `Je bestelling bij ${venue} is geannuleerd`,
    paragraphs: () => ['Je bestelling is geannuleerd. Wat je ermee kocht, is niet meer geldig.'],
  },
  amount: 'Bedrag',
  about: 'Reservering',
  again: 'Opnieuw reserveren',
  regards: 'Hartelijke groet,',
};
