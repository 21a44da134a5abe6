import type { CardField } from './cardDesk.ts';

interface FieldTexts {
  label: string;
  error: string;
}

type Texts = Record<CardField, FieldTexts>;

const TEXTS: Record<string, Texts> = {
  nl: {
    cardHolder: { label: 'Naam op kaart', error: 'Vul de naam in die op de kaart staat' },
    cardNumber: { label: 'Kaartnummer', error: 'Dit is geen geldig kaartnummer' },
    expiryDate: { label: 'Vervaldatum', error: 'Dit is geen geldige vervaldatum' },
    verificationCode: { label: 'Beveiligingscode', error: 'Dit is geen geldige beveiligingscode' },
  },
  en: {
    cardHolder: { label: 'Name on card', error: 'Fill in the name on the card' },
    cardNumber: { label: 'Card number', error: 'This is not a valid card number' },
    expiryDate: { label: 'Expiry date', error: 'This is not a valid expiry date' },
    verificationCode: { label: 'Security code', error: 'This is not a valid security code' },
  },
  de: {
    cardHolder: { label: 'Name auf der Karte', error: 'Geben Sie den Namen auf der Karte ein' },
    cardNumber: { label: 'Kartennummer', error: 'Dies ist keine gültige Kartennummer' },
    expiryDate: { label: 'Ablaufdatum', error: 'Dies ist kein gültiges Ablaufdatum' },
    verificationCode: { label: 'Prüfnummer', error: 'Dies ist keine gültige Prüfnummer' },
  },
  fr: {
    cardHolder: { label: 'Nom sur la carte', error: 'Saisissez le nom indiqué sur la carte' },
    cardNumber: { label: 'Numéro de carte', error: 'Ce numéro de carte n’est pas valide' },
    expiryDate: { label: 'Date d’expiration', error: 'Cette date d’expiration n’est pas valide' },
    verificationCode: { label: 'Code de sécurité', error: 'Ce code de sécurité n’est pas valide' },
  },
};

/** Month and year, as the language shortens them. */
const EXPIRY: Record<string, string> = { nl: 'MM/JJ', en: 'MM/YY', de: 'MM/JJ', fr: 'MM/AA' };
const PLACEHOLDERS: Partial<Record<CardField, string>> = {
  cardNumber: '1234 1234 1234 1234',
  verificationCode: '123',
};

/** The words of a field in the language of a locale such as 'nl_NL'; English for every other. */
export function cardFieldTexts(
  locale: string,
  field: CardField,
): FieldTexts & { language: string; placeholder: string } {
  const wanted = locale.slice(0, 2);
  const language = wanted in TEXTS ? wanted : 'en';
  const placeholder = field === 'expiryDate' ? EXPIRY[language] : PLACEHOLDERS[field];
  return { ...TEXTS[language]![field], language, placeholder: placeholder ?? '' };
}
