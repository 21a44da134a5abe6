import type { Language } from '#domain/values/translated.ts';

type Moment = readonly [day: string, time: string];

interface MovedTexts {
  subject(booking: { venue: string; day: string }): string;
  thanks(venue: string): string;
  times(from: string, to: string): string;
  days(from: Moment, to: Moment): string;
  /** Instead of the other two where the visit has another day. */
  otherDay: Pick<MovedTexts, 'subject' | 'thanks'>;
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
    days: ([fromDay, from], [day, to]) => `verplaatst van ${fromDay} ${from} naar ${day} ${to} uur`,
    otherDay: {
      subject: ({ venue, day }) => `${day} bij ${venue}: een andere dag voor je bezoek`,
      thanks: (venue) =>
        `Bij ${venue} moesten we schuiven. We hebben een andere dag voor je gevonden, voor dezelfde prijs.`,
    },
    choice: 'Komt dit uit? Laat het ons met één klik weten. Zo niet, kies dan een ander moment, of annuleer.',
    answer: 'Komt dit uit? Laat het ons met één klik weten. Zo niet, neem dan contact met ons op.',
    accept: 'Akkoord',
    another: 'Kies een ander moment',
  },
  en: {
    subject: ({ venue, day }) => `${day} at ${venue}: a new time for your treatment`,
    thanks: (venue) => `We had to move things around at ${venue}, and found you another time.`,
    times: (from, to) => `moved from ${from} to ${to}`,
    days: ([fromDay, from], [day, to]) => `moved from ${fromDay} ${from} to ${day} ${to}`,
    otherDay: {
      subject: ({ venue, day }) => `${day} at ${venue}: a new day for your visit`,
      thanks: (venue) => `We had to move things around at ${venue}, and found you another day at the same price.`,
    },
    choice: 'Does this suit you? Let us know with one click. If not, choose another time, or cancel.',
    answer: 'Does this suit you? Let us know with one click. If not, please get in touch.',
    accept: 'That suits me',
    another: 'Choose another time',
  },
  de: {
    subject: ({ venue, day }) => `${day} bei ${venue}: eine neue Uhrzeit für Ihre Behandlung`,
    thanks: (venue) => `Bei ${venue} mussten wir umplanen. Wir haben eine andere Uhrzeit für Sie gefunden.`,
    times: (from, to) => `verlegt von ${from} Uhr auf ${to} Uhr`,
    days: ([fromDay, from], [day, to]) => `verlegt von ${fromDay}, ${from} Uhr, auf ${day}, ${to} Uhr`,
    otherDay: {
      subject: ({ venue, day }) => `${day} bei ${venue}: ein neuer Tag für Ihren Besuch`,
      thanks: (venue) =>
        `Bei ${venue} mussten wir umplanen. Wir haben einen anderen Tag für Sie gefunden, zum selben Preis.`,
    },
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
    days: ([fromDay, from], [day, to]) => `déplacé du ${fromDay} à ${from} au ${day} à ${to}`,
    otherDay: {
      subject: ({ venue, day }) => `${day} chez ${venue} : un nouveau jour pour votre visite`,
      thanks: (venue) =>
        `Nous avons dû réorganiser notre planning chez ${venue} et vous avons trouvé un autre jour, au même prix.`,
    },
    choice: 'Cela vous convient ? Dites-le-nous en un clic. Sinon, choisissez un autre moment, ou annulez.',
    answer: 'Cela vous convient ? Dites-le-nous en un clic. Sinon, contactez-nous.',
    accept: 'Cela me convient',
    another: 'Choisir un autre moment',
  },
};
