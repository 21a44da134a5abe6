import type { Language } from '#domain/values/translated.ts';

export interface CardTexts {
  giftCard: string;
  voucher: string;
  for: string;
  from: string;
  code: string;
  validUntil: (day: string) => string;
  howTo: (site: string) => string;
  balance: (address: string) => string;
}

const nl: CardTexts = {
  giftCard: 'Cadeaubon',
  voucher: 'Voucher',
  for: 'Voor',
  from: 'Van',
  code: 'Code',
  validUntil: (day) => `Geldig tot en met ${day}`,
  howTo: (site) => `Kies een dag op ${site} en vul de code in bij het betalen. Of laat deze bon zien aan de balie.`,
  balance: (address) => `Het tegoed bekijk je op ${address}.`,
};

const en: CardTexts = {
  giftCard: 'Gift card',
  voucher: 'Voucher',
  for: 'For',
  from: 'From',
  code: 'Code',
  validUntil: (day) => `Valid until ${day}`,
  howTo: (site) => `Choose a day at ${site} and enter the code when you pay. Or show this card at the desk.`,
  balance: (address) => `See what is left on it at ${address}.`,
};

const de: CardTexts = {
  giftCard: 'Gutschein',
  voucher: 'Gutschein',
  for: 'Für',
  from: 'Von',
  code: 'Code',
  validUntil: (day) => `Gültig bis einschließlich ${day}`,
  howTo: (site) =>
    `Wählen Sie einen Tag auf ${site} und geben Sie den Code beim Bezahlen ein. Oder zeigen Sie diesen Gutschein am Empfang.`,
  balance: (address) => `Das Guthaben sehen Sie auf ${address}.`,
};

const fr: CardTexts = {
  giftCard: 'Carte cadeau',
  voucher: 'Bon',
  for: 'Pour',
  from: 'De la part de',
  code: 'Code',
  validUntil: (day) => `Valable jusqu’au ${day} inclus`,
  howTo: (site) =>
    `Choisissez un jour sur ${site} et saisissez le code au moment de payer. Ou présentez cette carte à l’accueil.`,
  balance: (address) => `Consultez le solde sur ${address}.`,
};

export const cardTexts: Record<Language, CardTexts> = { nl, en, de, fr };
