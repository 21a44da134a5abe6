import type { Language } from '#domain/values/translated.ts';

interface AccountFacts {
  venue: string;
}

export interface AccountText {
  subject(facts: AccountFacts): string;
  paragraphs(facts: AccountFacts): string[];
}

export interface AccountTexts {
  confirmEmail: AccountText & { confirm: string };
}

const nl: AccountTexts = {
  confirmEmail: {
    subject: ({ venue }) => `Bevestig je e-mailadres bij ${venue}`,
    paragraphs: ({ venue }) => [
      `Dit e-mailadres is opgegeven voor een account bij ${venue}. Bevestig met de knop dat het van jou is. ` +
        'De link werkt zeven dagen.',
      'Was jij dit niet? Dan hoef je niets te doen.',
    ],
    confirm: 'E-mailadres bevestigen',
  },
};

const en: AccountTexts = {
  confirmEmail: {
    subject: ({ venue }) => `Confirm your e-mail address for ${venue}`,
    paragraphs: ({ venue }) => [
      `This e-mail address was given for an account at ${venue}. Use the button to confirm that it is yours. ` +
        'The link works for seven days.',
      'Was this not you? Then there is nothing you need to do.',
    ],
    confirm: 'Confirm e-mail address',
  },
};

const de: AccountTexts = {
  confirmEmail: {
    subject: ({ venue }) => `Bestätigen Sie Ihre E-Mail-Adresse bei ${venue}`,
    paragraphs: ({ venue }) => [
      `Diese E-Mail-Adresse wurde für ein Konto bei ${venue} angegeben. Bestätigen Sie mit der Schaltfläche, dass sie ` +
        'Ihnen gehört. Der Link gilt sieben Tage.',
      'Das waren Sie nicht? Dann brauchen Sie nichts zu tun.',
    ],
    confirm: 'E-Mail-Adresse bestätigen',
  },
};

const fr: AccountTexts = {
  confirmEmail: {
    subject: ({ venue }) => `Confirmez votre adresse e-mail pour ${venue}`,
    paragraphs: ({ venue }) => [
      `Cette adresse e-mail a été indiquée pour un compte chez ${venue}. Confirmez avec le bouton qu’elle est bien la ` +
        'vôtre. Le lien est valable sept jours.',
      'Ce n’était pas vous ? Alors vous n’avez rien à faire.',
    ],
    confirm: 'Confirmer l’adresse e-mail',
  },
};

export const accountTexts: Record<Language, AccountTexts> = { nl, en, de, fr };
