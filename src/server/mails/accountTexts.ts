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
  emailChange: AccountText & { reset: string };
  /** An account that nobody used for so long that it ends in thirty days. */
  accountUnused: AccountText & { logIn: string };
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
  emailChange: {
    subject: ({ venue }) => `Je e-mailadres bij ${venue} wordt gewijzigd`,
    paragraphs: () => [
      'Voor je account is een ander e-mailadres opgegeven. Het geldt zodra het is bevestigd.',
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord: je account blijft bij dit adres.',
    ],
    reset: 'Nieuw wachtwoord kiezen',
  },
  accountUnused: {
    subject: ({ venue }) => `Wil je je account bij ${venue} houden?`,
    paragraphs: ({ venue }) => [
      `Je hebt je account bij ${venue} lang niet gebruikt. Over dertig dagen wissen we het, met je naam en je gegevens.`,
      'Wil je het houden? Log dan één keer in. Anders hoef je niets te doen.',
    ],
    logIn: 'Inloggen',
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
  emailChange: {
    subject: ({ venue }) => `Your e-mail address for ${venue} is being changed`,
    paragraphs: () => [
      'Another e-mail address was given for your account. It counts once it is confirmed.',
      'Was this not you? Then choose a new password straight away: your account stays with this address.',
    ],
    reset: 'Choose a new password',
  },
  accountUnused: {
    subject: ({ venue }) => `Would you like to keep your account at ${venue}?`,
    paragraphs: ({ venue }) => [
      `You have not used your account at ${venue} for a long time. In thirty days we will erase it, with your name and details.`,
      'Would you like to keep it? Just log in once. Otherwise there is nothing you need to do.',
    ],
    logIn: 'Log in',
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
  emailChange: {
    subject: ({ venue }) => `Ihre E-Mail-Adresse bei ${venue} wird geändert`,
    paragraphs: () => [
      'Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.',
      'Das waren Sie nicht? Dann wählen Sie gleich ein neues Passwort: Ihr Konto bleibt bei dieser Adresse.',
    ],
    reset: 'Neues Passwort wählen',
  },
  accountUnused: {
    subject: ({ venue }) => `Möchten Sie Ihr Konto bei ${venue} behalten?`,
    paragraphs: ({ venue }) => [
      `Sie haben Ihr Konto bei ${venue} lange nicht genutzt. In dreißig Tagen löschen wir es mit Ihrem Namen und Ihren Daten.`,
      'Möchten Sie es behalten? Dann melden Sie sich einfach einmal an. Sonst brauchen Sie nichts zu tun.',
    ],
    logIn: 'Anmelden',
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
  emailChange: {
    subject: ({ venue }) => `Votre adresse e-mail chez ${venue} va changer`,
    paragraphs: () => [
      'Une autre adresse e-mail a été indiquée pour votre compte. Elle comptera dès qu’elle sera confirmée.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : votre compte reste à cette adresse.',
    ],
    reset: 'Choisir un nouveau mot de passe',
  },
  accountUnused: {
    subject: ({ venue }) => `Souhaitez-vous garder votre compte chez ${venue} ?`,
    paragraphs: ({ venue }) => [
      `Vous n’avez pas utilisé votre compte chez ${venue} depuis longtemps. Dans trente jours, nous l’effacerons avec votre nom et vos données.`,
      'Vous souhaitez le garder ? Connectez-vous simplement une fois. Sinon, vous n’avez rien à faire.',
    ],
    logIn: 'Se connecter',
  },
};

export const accountTexts: Record<Language, AccountTexts> = { nl, en, de, fr };
