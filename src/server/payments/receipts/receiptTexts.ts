import type { Language } from '#domain/values/translated.ts';

export interface ReceiptTexts {
  title: string;
  customer: string;
  date: string;
  cancelled: string;
  paid: string;
  paidBy(method: string): string;
  atDesk: string;
  backAtDesk: string;
  refunded: string;
  refundedToGiftCard: string;
  chargedBack: string;
  vat: string;
  rate: string;
  net: string;
  gross: string;
  rounding: string;
  multiPurpose(amount: string): string;
  byVouchers(amount: string): string;
  question(email: string): string;
  methods: Record<string, string>;
}

const nl: ReceiptTexts = {
  title: 'Betaalbewijs',
  customer: 'Klant',
  date: 'Datum',
  cancelled: 'Geannuleerd',
  paid: 'Betaald',
  paidBy: (method) => `Betaald met ${method}`,
  atDesk: 'Betaald op locatie',
  backAtDesk: 'Terugbetaald op locatie',
  refunded: 'Terugbetaald',
  refundedToGiftCard: 'Terugbetaald op een cadeaubon',
  chargedBack: 'Teruggehaald door je bank',
  vat: 'Btw',
  rate: 'Tarief',
  net: 'Zonder btw',
  gross: 'Met btw',
  rounding: 'De btw is per regel afgerond op hele centen.',
  multiPurpose: (amount) =>
    `Over ${amount} aan cadeaubonnen is nu geen btw berekend: dat gebeurt wanneer de bon betaalt.`,
  byVouchers: (amount) => `Over ${amount} is de btw al berekend toen de voucher werd gekocht.`,
  question: (email) => `Vragen over dit bewijs? Mail naar ${email}.`,
  methods: { ideal: 'iDEAL', creditcard: 'creditcard', bancontact: 'Bancontact' },
};

const en: ReceiptTexts = {
  title: 'Receipt',
  customer: 'Customer',
  date: 'Date',
  cancelled: 'Cancelled',
  paid: 'Paid',
  paidBy: (method) => `Paid by ${method}`,
  atDesk: 'Paid at the venue',
  backAtDesk: 'Refunded at the venue',
  refunded: 'Refunded',
  refundedToGiftCard: 'Refunded to a gift card',
  chargedBack: 'Reclaimed through your bank',
  vat: 'VAT',
  rate: 'Rate',
  net: 'Excluding VAT',
  gross: 'Including VAT',
  rounding: 'VAT is rounded to whole cents for each line.',
  multiPurpose: (amount) => `No VAT is charged yet on ${amount} of gift cards: that happens when the card pays.`,
  byVouchers: (amount) => `VAT on ${amount} was charged when the voucher was bought.`,
  question: (email) => `Any questions about this receipt? Write to ${email}.`,
  methods: { ideal: 'iDEAL', creditcard: 'credit card', bancontact: 'Bancontact' },
};

const de: ReceiptTexts = {
  title: 'Zahlungsbeleg',
  customer: 'Kundin/Kunde',
  date: 'Datum',
  cancelled: 'Storniert',
  paid: 'Bezahlt',
  paidBy: (method) => `Bezahlt mit ${method}`,
  atDesk: 'Vor Ort bezahlt',
  backAtDesk: 'Vor Ort erstattet',
  refunded: 'Erstattet',
  refundedToGiftCard: 'Auf einen Gutschein erstattet',
  chargedBack: 'Über Ihre Bank zurückgebucht',
  vat: 'MwSt.',
  rate: 'Satz',
  net: 'Netto',
  gross: 'Brutto',
  rounding: 'Die MwSt. ist je Zeile auf ganze Cent gerundet.',
  multiPurpose: (amount) =>
    `Auf ${amount} an Wertgutscheinen fällt jetzt noch keine MwSt. an, sondern erst beim Einlösen.`,
  byVouchers: (amount) => `Auf ${amount} wurde die MwSt. schon beim Kauf des Gutscheins berechnet.`,
  question: (email) => `Fragen zu diesem Beleg? Schreiben Sie an ${email}.`,
  methods: { ideal: 'iDEAL', creditcard: 'Kreditkarte', bancontact: 'Bancontact' },
};

const fr: ReceiptTexts = {
  title: 'Reçu',
  customer: 'Client(e)',
  date: 'Date',
  cancelled: 'Annulée',
  paid: 'Payé',
  paidBy: (method) => `Payé par ${method}`,
  atDesk: 'Payé sur place',
  backAtDesk: 'Remboursé sur place',
  refunded: 'Remboursé',
  refundedToGiftCard: 'Remboursé sur une carte cadeau',
  chargedBack: 'Repris par votre banque',
  vat: 'TVA',
  rate: 'Taux',
  net: 'Hors TVA',
  gross: 'TVA comprise',
  rounding: 'La TVA est arrondie au centime pour chaque ligne.',
  multiPurpose: (amount) =>
    `Aucune TVA n’est encore due sur ${amount} de cartes cadeaux : elle le sera lorsque la carte paiera.`,
  byVouchers: (amount) => `La TVA sur ${amount} a déjà été perçue à l’achat du bon.`,
  question: (email) => `Une question sur ce reçu ? Écrivez à ${email}.`,
  methods: { ideal: 'iDEAL', creditcard: 'carte de crédit', bancontact: 'Bancontact' },
};

export const receiptTexts: Record<Language, ReceiptTexts> = { nl, en, de, fr };
