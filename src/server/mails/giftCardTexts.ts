import type { Language } from '#domain/values/translated.ts';

export interface CardFacts {
  what: string;
  venue: string;
  sender: string;
  recipient: string;
}

export interface GiftCardTexts {
  giftSubject(facts: CardFacts): string;
  gift(facts: CardFacts): string;
  boughtSubject(facts: CardFacts): string;
  bought(facts: CardFacts): string;
  attached: string;
  message: string;
  code: string;
  validUntil: string;
  howTo: string;
  choose: string;
}

const nl: GiftCardTexts = {
  giftSubject: ({ sender, venue }) => `${sender || 'Iemand'} geeft je een cadeau van ${venue}`,
  gift: ({ sender, what, venue }) => `${sender || 'Iemand'} heeft iets voor je: ${what} van ${venue}.`,
  boughtSubject: ({ what, venue }) => `${what} van ${venue}`,
  bought: ({ what, recipient }) => `Hier is je bon: ${what}${recipient ? ` voor ${recipient}` : ''}.`,
  attached: 'In de bijlage zit de bon om te printen en te geven.',
  message: 'Persoonlijk bericht',
  code: 'Code',
  validUntil: 'Geldig tot en met',
  howTo: 'Kies een dag en vul de code in bij het betalen. Of laat de bon zien aan de balie.',
  choose: 'Kies een dag',
};

const en: GiftCardTexts = {
  giftSubject: ({ sender, venue }) => `${sender || 'Someone'} has sent you a present from ${venue}`,
  gift: ({ sender, what, venue }) => `${sender || 'Someone'} has something for you: ${what} from ${venue}.`,
  boughtSubject: ({ what, venue }) => `${what} from ${venue}`,
  bought: ({ what, recipient }) => `Here is your card: ${what}${recipient ? ` for ${recipient}` : ''}.`,
  attached: 'The card to print and give is attached.',
  message: 'Personal message',
  code: 'Code',
  validUntil: 'Valid until',
  howTo: 'Choose a day and enter the code when you pay. Or show the card at the desk.',
  choose: 'Choose a day',
};

const de: GiftCardTexts = {
  giftSubject: ({ sender, venue }) => `${sender || 'Jemand'} schenkt Ihnen etwas von ${venue}`,
  gift: ({ sender, what, venue }) => `${sender || 'Jemand'} hat etwas für Sie: ${what} von ${venue}.`,
  boughtSubject: ({ what, venue }) => `${what} von ${venue}`,
  bought: ({ what, recipient }) => `Hier ist Ihr Gutschein: ${what}${recipient ? ` für ${recipient}` : ''}.`,
  attached: 'Im Anhang finden Sie den Gutschein zum Ausdrucken und Verschenken.',
  message: 'Persönliche Nachricht',
  code: 'Code',
  validUntil: 'Gültig bis',
  howTo: 'Wählen Sie einen Tag und geben Sie den Code beim Bezahlen ein. Oder zeigen Sie den Gutschein am Empfang.',
  choose: 'Tag wählen',
};

const fr: GiftCardTexts = {
  giftSubject: ({ sender, venue }) => `${sender || 'Quelqu’un'} vous offre un cadeau de ${venue}`,
  gift: ({ sender, what, venue }) => `${sender || 'Quelqu’un'} a quelque chose pour vous : ${what} de ${venue}.`,
  boughtSubject: ({ what, venue }) => `${what} de ${venue}`,
  bought: ({ what, recipient }) => `Voici votre carte : ${what}${recipient ? ` pour ${recipient}` : ''}.`,
  attached: 'La carte à imprimer et à offrir est jointe à ce message.',
  message: 'Message personnel',
  code: 'Code',
  validUntil: 'Valable jusqu’au',
  howTo: 'Choisissez un jour et saisissez le code au moment de payer. Ou présentez la carte à l’accueil.',
  choose: 'Choisir un jour',
};

export const giftCardTexts: Record<Language, GiftCardTexts> = { nl, en, de, fr };
