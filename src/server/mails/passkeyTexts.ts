import type { Language } from '#domain/values/translated.ts';

interface PasskeyText {
  subject(facts: { venue: string }): string;
  paragraphs(): string[];
}

/** To a customer whose account gets a passkey, or loses one. */
export interface PasskeyTexts {
  passkeyAdded: PasskeyText;
  passkeyRemoved: PasskeyText;
}

export const passkeyTexts: Record<Language, PasskeyTexts> = {
  nl: {
    passkeyAdded: {
      subject: ({ venue }) => `Nieuwe passkey voor je account bij ${venue}`,
      paragraphs: () => [
        'Aan je account is een passkey toegevoegd. Daarmee kun je inloggen zonder wachtwoord.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord, verwijder de passkey in je account en laat het ons weten.',
      ],
    },
    passkeyRemoved: {
      subject: ({ venue }) => `Passkey verwijderd uit je account bij ${venue}`,
      paragraphs: () => [
        'Uit je account is een passkey verwijderd. Je kunt er niet meer mee inloggen.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten.',
      ],
    },
  },
  en: {
    passkeyAdded: {
      subject: ({ venue }) => `New passkey for your account at ${venue}`,
      paragraphs: () => [
        'A passkey was added to your account. You can use it to log in without a password.',
        'Was this not you? Choose a new password straight away, remove the passkey in your account and let us know.',
      ],
    },
    passkeyRemoved: {
      subject: ({ venue }) => `Passkey removed from your account at ${venue}`,
      paragraphs: () => [
        'A passkey was removed from your account. It can no longer be used to log in.',
        'Was this not you? Choose a new password straight away and let us know.',
      ],
    },
  },
  de: {
    passkeyAdded: {
      subject: ({ venue }) => `Neuer Passkey für Ihr Konto bei ${venue}`,
      paragraphs: () => [
        'Ihrem Konto wurde ein Passkey hinzugefügt. Damit können Sie sich ohne Passwort anmelden.',
        'Das waren Sie nicht? Dann wählen Sie gleich ein neues Passwort, entfernen Sie den Passkey in Ihrem Konto und ' +
          'sagen Sie uns bitte Bescheid.',
      ],
    },
    passkeyRemoved: {
      subject: ({ venue }) => `Passkey aus Ihrem Konto bei ${venue} entfernt`,
      paragraphs: () => [
        'Aus Ihrem Konto wurde ein Passkey entfernt. Damit können Sie sich nicht mehr anmelden.',
        'Das waren Sie nicht? Dann wählen Sie gleich ein neues Passwort und sagen Sie uns bitte Bescheid.',
      ],
    },
  },
  fr: {
    passkeyAdded: {
      subject: ({ venue }) => `Nouvelle passkey pour votre compte chez ${venue}`,
      paragraphs: () => [
        'Une passkey a été ajoutée à votre compte. Elle permet de se connecter sans mot de passe.',
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, supprimez la passkey dans votre ' +
          'compte et prévenez-nous.',
      ],
    },
    passkeyRemoved: {
      subject: ({ venue }) => `Passkey supprimée de votre compte chez ${venue}`,
      paragraphs: () => [
        'Une passkey a été supprimée de votre compte. Elle ne permet plus de se connecter.',
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
      ],
    },
  },
};
