import type { Language } from '#domain/values/translated.ts';

interface MovedTexts {
  subject(booking: { venue: string; day: string }): string;
  thanks(venue: string): string;
  times(from: string, to: string): string;
  /** What the guest may do about it. */
  choice: string;
  /** The same where guests cannot change their booking themselves. */
  answer: string;
  accept: string;
  another: string;
}

export const movedTexts: Record<Language, MovedTexts> = {
  nl: {
    subject: ({ venue, day }) => `${day} bij ${venue}: een andere tijd voor je behandeling`,
    thanks: (venue) => `Bij ${venue} moesten we schuiven. We hebben een andere tijd voor je gevonden.`,
    times: (from, to) => `verplaatst van ${from} naar ${to} uur`,
    choice: 'Komt dit uit? Laat het ons met één klik weten. Zo niet, kies dan een ander moment, of annuleer.',
    answer: 'Komt dit uit? Laat het ons met één klik weten. Zo niet, neem dan contact met ons op.',
    accept: 'Akkoord',
    another: 'Kies een ander moment',
  },
  en: {
    subject: ({ venue, day }) => `${day} at ${venue}: a new time for your treatment`,
    thanks: (venue) => `We had to move things around at ${venue}, and found you another time.`,
    times: (from, to) => `moved from ${from} to ${to}`,
    choice: 'Does this suit you? Let us know with one click. If not, choose another time, or cancel.',
    answer: 'Does this suit you? Let us know with one click. If not, please get in touch.',
    accept: 'That suits me',
    another: 'Choose another time',
  },
  de: {
    subject: ({ venue, day }) => `${day} bei ${venue}: eine neue Uhrzeit für Ihre Behandlung`,
    thanks: (venue) => `Bei ${venue} mussten wir umplanen. Wir haben eine andere Uhrzeit für Sie gefunden.`,
    times: (from, to) => `verlegt von ${from} Uhr auf ${to} Uhr`,
    choice:
      'Passt Ihnen das? Sagen Sie es uns mit einem Klick. Wenn nicht, wählen Sie einen anderen Zeitpunkt oder stornieren Sie.',
    answer: 'Passt Ihnen das? Sagen Sie es uns mit einem Klick. Wenn nicht, melden Sie sich bitte bei uns.',
    accept: 'Einverstanden',
    another: 'Anderen Zeitpunkt wählen',
  },
  fr: {
    subject: ({ venue, day }) => `${day} chez ${venue} : un nouvel horaire pour votre soin`,
    thanks: (venue) => `Nous avons dû réorganiser la journée chez ${venue} et vous avons trouvé un autre horaire.`,
    times: (from, to) => `déplacé de ${from} à ${to}`,
    choice: 'Cela vous convient ? Dites-le-nous en un clic. Sinon, choisissez un autre moment, ou annulez.',
    answer: 'Cela vous convient ? Dites-le-nous en un clic. Sinon, contactez-nous.',
    accept: 'Cela me convient',
    another: 'Choisir un autre moment',
  },
};
