import type { Language } from '#domain/values/translated.ts';

export interface OrderTexts {
  subject(order: { number: string; venue: string }): string;
  thanks(venue: string): string;
  number: string;
  ordered: string;
  cards(recipient: string | null): string;
  account: string;
  withdraw: string;
}

const nl: OrderTexts = {
  subject: ({ number, venue }) => `Je bestelling ${number} bij ${venue}`,
  thanks: (venue) => `Je bestelling bij ${venue} is betaald.`,
  number: 'Bestelnummer',
  ordered: 'Besteld',
  cards: (recipient) => (recipient ? `We mailen de bon naar ${recipient}.` : 'De bon krijg je in een aparte mail.'),
  account: 'De kaart staat in je account en is vandaag ingegaan.',
  withdraw: 'Bestelling herroepen',
};

const en: OrderTexts = {
  subject: ({ number, venue }) => `Your order ${number} at ${venue}`,
  thanks: (venue) => `Your order at ${venue} is paid.`,
  number: 'Order number',
  ordered: 'Ordered',
  cards: (recipient) => (recipient ? `We’ll email the card to ${recipient}.` : 'The card comes in a separate email.'),
  account: 'The pass is in your account and is valid from today.',
  withdraw: 'Withdraw from the order',
};

const de: OrderTexts = {
  subject: ({ number, venue }) => `Ihre Bestellung ${number} bei ${venue}`,
  thanks: (venue) => `Ihre Bestellung bei ${venue} ist bezahlt.`,
  number: 'Bestellnummer',
  ordered: 'Bestellt',
  cards: (recipient) =>
    recipient ? `Wir mailen den Gutschein an ${recipient}.` : 'Den Gutschein erhalten Sie in einer eigenen Mail.',
  account: 'Die Karte steht in Ihrem Konto und gilt ab heute.',
  withdraw: 'Bestellung widerrufen',
};

const fr: OrderTexts = {
  subject: ({ number, venue }) => `Votre commande ${number} chez ${venue}`,
  thanks: (venue) => `Votre commande chez ${venue} est payée.`,
  number: 'Numéro de commande',
  ordered: 'Commandé',
  cards: (recipient) =>
    recipient ? `Nous envoyons la carte à ${recipient}.` : 'Vous recevez la carte dans un message séparé.',
  account: 'La carte se trouve dans votre compte et est valable dès aujourd’hui.',
  withdraw: 'Se rétracter de la commande',
};

export const orderTexts: Record<Language, OrderTexts> = { nl, en, de, fr };
