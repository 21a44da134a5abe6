import type { Language } from '#domain/values/translated.ts';

interface MovedTexts {
  subject(booking: { venue: string; day: string }): string;
  thanks(venue: string): string;
  times(from: string, to: string): string;
  /** What the guest may do about it. */
  choice: string;
}

export const movedTexts: Record<Language, MovedTexts> = {
  nl: {
    subject: ({ venue, day }) => `${day} bij ${venue}: een andere tijd voor je behandeling`,
    thanks: (venue) => `Bij ${venue} moesten we schuiven. We hebben een andere tijd voor je gevonden.`,
    times: (from, to) => `${to} uur, in plaats van ${from} uur`,
    choice:
      'Komt dit uit? Dan hoef je niets te doen. Anders kies je bij je reservering een ander moment, of annuleer je.',
  },
  en: {
    subject: ({ venue, day }) => `${day} at ${venue}: a new time for your treatment`,
    thanks: (venue) => `We had to move things around at ${venue}, and found you another time.`,
    times: (from, to) => `${to} instead of ${from}`,
    choice: 'Does this suit you? Then there’s nothing to do. If not, pick another time in your booking, or cancel.',
  },
  de: {
    subject: ({ venue, day }) => `${day} bei ${venue}: eine neue Uhrzeit für Ihre Behandlung`,
    thanks: (venue) => `Bei ${venue} mussten wir umplanen. Wir haben eine andere Uhrzeit für Sie gefunden.`,
    times: (from, to) => `${to} Uhr statt ${from} Uhr`,
    choice:
      'Passt Ihnen das? Dann brauchen Sie nichts zu tun. Wenn nicht, wählen Sie in Ihrer Reservierung einen anderen Zeitpunkt oder stornieren Sie.',
  },
  fr: {
    subject: ({ venue, day }) => `${day} chez ${venue} : un nouvel horaire pour votre soin`,
    thanks: (venue) => `Nous avons dû réorganiser la journée chez ${venue} et vous avons trouvé un autre horaire.`,
    times: (from, to) => `${to} au lieu de ${from}`,
    choice:
      'Cela vous convient ? Vous n’avez rien à faire. Sinon, choisissez un autre moment dans votre réservation, ou annulez-la.',
  },
};
