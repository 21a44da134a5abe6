import type { CardField } from './cardDesk.ts';

interface FieldTexts {
  label: string;
  /** Of what is no such value; of a field that is left empty. */
  error: string;
  empty: string;
}

type Texts = Record<CardField, FieldTexts>;

const TEXTS: Record<string, Texts> = {
  nl: {
    cardHolder: {
      label: 'Naam op kaart',
      error: 'Vul de naam in die op de kaart staat',
      empty: 'Vul de naam in die op de kaart staat',
    },
    cardNumber: { label: 'Kaartnummer', error: 'Dit is geen geldig kaartnummer', empty: 'Vul het kaartnummer in' },
    expiryDate: { label: 'Vervaldatum', error: 'Dit is geen geldige vervaldatum', empty: 'Vul de vervaldatum in' },
    verificationCode: {
      label: 'Beveiligingscode',
      error: 'Dit is geen geldige beveiligingscode',
      empty: 'Vul de beveiligingscode in',
    },
  },
  en: {
    cardHolder: { label: 'Name on card', error: 'Fill in the name on the card', empty: 'Fill in the name on the card' },
    cardNumber: { label: 'Card number', error: 'This is not a valid card number', empty: 'Fill in the card number' },
    expiryDate: { label: 'Expiry date', error: 'This is not a valid expiry date', empty: 'Fill in the expiry date' },
    verificationCode: {
      label: 'Security code',
      error: 'This is not a valid security code',
      empty: 'Fill in the security code',
    },
  },
  de: {
    cardHolder: {
      label: 'Name auf der Karte',
      error: 'Geben Sie den Namen auf der Karte ein',
      empty: 'Geben Sie den Namen auf der Karte ein',
    },
    cardNumber: {
      label: 'Kartennummer',
      error: 'Dies ist keine gültige Kartennummer',
      empty: 'Geben Sie die Kartennummer ein',
    },
    expiryDate: {
      label: 'Ablaufdatum',
      error: 'Dies ist kein gültiges Ablaufdatum',
      empty: 'Geben Sie das Ablaufdatum ein',
    },
    verificationCode: {
      label: 'Prüfnummer',
      error: 'Dies ist keine gültige Prüfnummer',
      empty: 'Geben Sie die Prüfnummer ein',
    },
  },
  fr: {
    cardHolder: {
      label: 'Nom sur la carte',
      error: 'Saisissez le nom indiqué sur la carte',
      empty: 'Saisissez le nom indiqué sur la carte',
    },
    cardNumber: {
      label: 'Numéro de carte',
      error: 'Ce numéro de carte n’est pas valide',
      empty: 'Saisissez le numéro de carte',
    },
    expiryDate: {
      label: 'Date d’expiration',
      error: 'Cette date d’expiration n’est pas valide',
      empty: 'Saisissez la date d’expiration',
    },
    verificationCode: {
      label: 'Code de sécurité',
      error: 'Ce code de sécurité n’est pas valide',
      empty: 'Saisissez le code de sécurité',
    },
  },
};

const EXPIRY: Record<string, string> = { nl: 'MM/JJ', en: 'MM/YY', de: 'MM/JJ', fr: 'MM/AA' };
const PLACEHOLDERS: Partial<Record<CardField, string>> = {
  cardNumber: '1234 1234 1234 1234',
  verificationCode: '123',
};

/** For a locale such as 'nl_NL'; English for every other. */
export function cardFieldTexts(
  locale: string,
  field: CardField,
): FieldTexts & { language: string; placeholder: string } {
  const requestedLanguage = locale.slice(0, 2);
  const language = requestedLanguage in TEXTS ? requestedLanguage : 'en';
  const placeholder = field === 'expiryDate' ? EXPIRY[language] : PLACEHOLDERS[field];
  return { ...TEXTS[language]![field], language, placeholder: placeholder ?? '' };
}
