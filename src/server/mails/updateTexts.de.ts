import type { UpdateTexts } from './updateTexts.ts';

export const de: UpdateTexts = {
  paymentFailed: {
    subject: ({ venue }) => `Ihre Zahlung an ${venue} ist fehlgeschlagen`,
    paragraphs: ({ amount }) => [
      `Ihre Zahlung von ${amount} ist fehlgeschlagen. Es wurde nichts abgebucht, und Ihre Reservierung ist verfallen.`,
      'Sie können jederzeit neu reservieren.',
    ],
  },
  paymentLate: {
    subject: ({ venue }) => `Ihre Zahlung an ${venue} kam zu spät: Sie erhalten Ihr Geld zurück`,
    paragraphs: ({ amount }) => [
      `Ihre Zahlung von ${amount} ist eingegangen, als Ihre Reservierung schon abgelaufen war und Ihre Plätze nicht mehr ` +
        'frei waren. Es ist also nichts gebucht.',
      'Wir überweisen den ganzen Betrag auf das Konto oder die Karte zurück, mit der Sie bezahlt haben. Das dauert meist ' +
        'einige Werktage.',
    ],
  },
  refundedToPayment: {
    subject: ({ venue, amount }) => `${venue} erstattet Ihnen ${amount}`,
    paragraphs: ({ amount }) => [
      `Wir erstatten Ihnen ${amount} auf das Konto oder die Karte, mit der Sie bezahlt haben. Das dauert meist einige ` +
        'Werktage.',
    ],
  },
  refundReasons: {
    self_service: 'Sie haben Ihre Reservierung geändert oder storniert und damit zu viel bezahlt.',
    changed_at_desk: 'Ihre Reservierung wurde auf Wunsch geändert und kostet jetzt weniger.',
    double_payment: 'Sie haben dieselbe Reservierung zweimal bezahlt.',
    mismatch: 'Ihre Zahlung passte nicht zu dem Betrag, der offen war.',
  },
  refundedToGiftCard: {
    subject: ({ venue, amount }) => `${venue} erstattet Ihnen ${amount} auf einem Wertgutschein`,
    paragraphs: ({ amount }) => [
      `Wir erstatten Ihnen ${amount} auf einem Wertgutschein. Den Gutschein mit dem Code erhalten Sie in einer eigenen E-Mail.`,
    ],
  },
  paymentLink: {
    subject: ({ venue, amount }) => `Bezahlen Sie ${amount} für Ihre Reservierung bei ${venue}`,
    paragraphs: ({ amount }) => [
      `Für Ihre Reservierung sind noch ${amount} zu bezahlen. Das können Sie online über diesen Link tun.`,
    ],
    pay: 'Jetzt bezahlen',
    until: 'Bezahlen können Sie bis',
  },
  cancelled: {
    subject: ({ venue }) => `Ihre Reservierung bei ${venue} ist storniert`,
    paragraphs: () => ['Ihre Reservierung ist storniert. Ihre Plätze sind wieder freigegeben.'],
    paid: ({ amount }) =>
      `Sie hatten bereits ${amount} bezahlt. Wenn Sie davon Geld zurückerhalten, schicken wir Ihnen eine eigene E-Mail, ` +
      'sobald es unterwegs ist.',
    calendar: 'Mit dem Anhang verschwindet der Termin aus Ihrem Kalender.',
  },
  cancelledOrder: {
    subject: ({ venue }) => `Ihre Bestellung bei ${venue} ist storniert`,
    paragraphs: () => ['Ihre Bestellung ist storniert. Was Sie damit gekauft haben, ist nicht mehr gültig.'],
  },
  amount: 'Betrag',
  about: 'Reservierung',
  again: 'Neu reservieren',
  regards: 'Mit freundlichen Grüßen',
};
