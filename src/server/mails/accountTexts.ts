import type { Language } from '#domain/values/translated.ts';
import { passkeyTexts } from './passkeyTexts.ts';
import type { PasskeyTexts } from './passkeyTexts.ts';

interface AccountFacts {
  venue: string;
}

export interface AccountText {
  subject(facts: AccountFacts): string;
  paragraphs(facts: AccountFacts): string[];
}

export interface AccountTexts extends PasskeyTexts {
  confirmEmail: AccountText & { confirm: string };
  emailChange: AccountText & { reset: string };
  /** An account that nobody used for so long that it ends in thirty days. */
  accountUnused: AccountText & { logIn: string };
  resetPassword: AccountText & { choose: string };
  passwordChanged: AccountText;
  /** To a new staff member. */
  acceptInvite: AccountText & { accept: string };
}

const nl: AccountTexts = {
  ...passkeyTexts.nl,
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
  resetPassword: {
    subject: ({ venue }) => `Nieuw wachtwoord voor ${venue}`,
    paragraphs: ({ venue }) => [
      `Met de knop kies je een nieuw wachtwoord voor je account bij ${venue}. De link werkt een uur.`,
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    choose: 'Nieuw wachtwoord kiezen',
  },
  passwordChanged: {
    subject: ({ venue }) => `Je wachtwoord bij ${venue} is gewijzigd`,
    paragraphs: () => [
      'Je wachtwoord is gewijzigd. Overal waar je was ingelogd, log je opnieuw in.',
      'Was jij dit niet? Laat het ons weten.',
    ],
  },
  acceptInvite: {
    subject: ({ venue }) => `Je bent uitgenodigd om mee te werken bij ${venue}`,
    paragraphs: ({ venue }) => [
      `Je bent uitgenodigd voor het beheer van ${venue}. Kies met de knop een wachtwoord en je kunt beginnen. De link werkt zeven dagen.`,
      'Zegt dit je niets? Dan hoef je niets te doen.',
    ],
    accept: 'Uitnodiging aannemen',
  },
};

const en: AccountTexts = {
  ...passkeyTexts.en,
  confirmEmail: {
    subject: ({ venue }) => `Confirm your email address for ${venue}`,
    paragraphs: ({ venue }) => [
      `This email address was given for an account at ${venue}. Use the button to confirm that it is yours. ` +
        'The link works for seven days.',
      'Was this not you? Then there is nothing you need to do.',
    ],
    confirm: 'Confirm email address',
  },
  emailChange: {
    subject: ({ venue }) => `Your email address for ${venue} is being changed`,
    paragraphs: () => [
      'Another email address was given for your account. It counts once it is confirmed.',
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
  resetPassword: {
    subject: ({ venue }) => `New password for ${venue}`,
    paragraphs: ({ venue }) => [
      `Use the button to choose a new password for your account at ${venue}. The link works for an hour.`,
      'Did you not ask for this? Then there is nothing you need to do: your password stays as it is.',
    ],
    choose: 'Choose a new password',
  },
  passwordChanged: {
    subject: ({ venue }) => `Your password for ${venue} was changed`,
    paragraphs: () => [
      'Your password was changed. Wherever you were logged in, log in again.',
      'Was this not you? Please let us know.',
    ],
  },
  acceptInvite: {
    subject: ({ venue }) => `You are invited to work with us at ${venue}`,
    paragraphs: ({ venue }) => [
      `You are invited to the back office of ${venue}. Use the button to choose a password and you can start. The link works for seven days.`,
      'Does this mean nothing to you? Then there is nothing you need to do.',
    ],
    accept: 'Accept invitation',
  },
};

const de: AccountTexts = {
  ...passkeyTexts.de,
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
  resetPassword: {
    subject: ({ venue }) => `Neues Passwort für ${venue}`,
    paragraphs: ({ venue }) => [
      `Mit der Schaltfläche wählen Sie ein neues Passwort für Ihr Konto bei ${venue}. Der Link gilt eine Stunde.`,
      'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    choose: 'Neues Passwort wählen',
  },
  passwordChanged: {
    subject: ({ venue }) => `Ihr Passwort bei ${venue} wurde geändert`,
    paragraphs: () => [
      'Ihr Passwort wurde geändert. Melden Sie sich überall neu an, wo Sie angemeldet waren.',
      'Das waren Sie nicht? Dann sagen Sie uns bitte Bescheid.',
    ],
  },
  acceptInvite: {
    subject: ({ venue }) => `Sie sind zur Mitarbeit bei ${venue} eingeladen`,
    paragraphs: ({ venue }) => [
      `Sie sind zur Verwaltung von ${venue} eingeladen. Wählen Sie mit der Schaltfläche ein Passwort, dann können Sie beginnen. Der Link gilt sieben Tage.`,
      'Das sagt Ihnen nichts? Dann brauchen Sie nichts zu tun.',
    ],
    accept: 'Einladung annehmen',
  },
};

const fr: AccountTexts = {
  ...passkeyTexts.fr,
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
  resetPassword: {
    subject: ({ venue }) => `Nouveau mot de passe pour ${venue}`,
    paragraphs: ({ venue }) => [
      `Avec le bouton, vous choisissez un nouveau mot de passe pour votre compte chez ${venue}. Le lien est valable une heure.`,
      'Vous n’avez rien demandé ? Alors vous n’avez rien à faire : votre mot de passe reste le même.',
    ],
    choose: 'Choisir un nouveau mot de passe',
  },
  passwordChanged: {
    subject: ({ venue }) => `Votre mot de passe chez ${venue} a été modifié`,
    paragraphs: () => [
      'Votre mot de passe a été modifié. Reconnectez-vous là où vous étiez connecté.',
      'Ce n’était pas vous ? Prévenez-nous.',
    ],
  },
  acceptInvite: {
    subject: ({ venue }) => `Vous êtes invité à rejoindre l’équipe de ${venue}`,
    paragraphs: ({ venue }) => [
      `Vous êtes invité à rejoindre l’espace de gestion de ${venue}. Choisissez un mot de passe avec le bouton et vous pouvez commencer. Le lien est valable sept jours.`,
      'Cela ne vous dit rien ? Alors vous n’avez rien à faire.',
    ],
    accept: 'Accepter l’invitation',
  },
};

export const accountTexts: Record<Language, AccountTexts> = { nl, en, de, fr };
