import type { Language } from '#domain/values/translated.ts';

export interface ConfirmationTexts {
  subject(booking: { number: string; venue: string; day: string }): string;
  greeting(name: string | null): string;
  thanks(venue: string): string;
  changedSubject(booking: { number: string; venue: string; day: string }): string;
  changedThanks(venue: string): string;
  number: string;
  showThis: string;
  when: string;
  time(from: string, to: string): string;
  persons(count: number): string;
  guest(number: number): string;
  sharedWith(guests: string): string;
  remarks: string;
  total: string;
  paid: string;
  onLocation: string;
  calendar: string;
  change: string;
  cancel: string;
  facilities: string;
  contact(email: string): string;
  farewell: string;
}

const nl: ConfirmationTexts = {
  subject: ({ number, venue, day }) => `Je reservering ${number} bij ${venue} op ${day}`,
  greeting: (name) => (name ? `Dag ${name},` : 'Dag,'),
  thanks: (venue) => `Je reservering bij ${venue} staat vast. Tot gauw!`,
  changedSubject: ({ number, venue, day }) => `Je reservering ${number} bij ${venue} is gewijzigd: ${day}`,
  changedThanks: (venue) => `Je reservering bij ${venue} is gewijzigd. Zo ziet je bezoek er nu uit.`,
  number: 'Reserveringsnummer',
  showThis: 'Laat deze code zien als je binnenkomt.',
  when: 'Wanneer',
  time: (from, to) => `${from} tot ${to} uur`,
  persons: (count) => (count === 1 ? '1 persoon' : `${count} personen`),
  guest: (number) => `Gast ${number}`,
  sharedWith: (guests) => `samen met gast ${guests}`,
  remarks: 'Opmerkingen',
  total: 'Totaal',
  paid: 'Betaald',
  onLocation: 'Op locatie te betalen',
  calendar: 'In de bijlage zit een afspraak voor je agenda.',
  change: 'Kun je toch niet komen?',
  cancel: 'Reservering annuleren',
  facilities: 'Bekijk wat je bij ons vindt',
  contact: (email) => `Heb je een vraag? Mail naar ${email}.`,
  farewell: 'Tot dan,',
};

const en: ConfirmationTexts = {
  subject: ({ number, venue, day }) => `Your reservation ${number} at ${venue} on ${day}`,
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  thanks: (venue) => `Your reservation at ${venue} is confirmed. See you soon!`,
  changedSubject: ({ number, venue, day }) => `Your reservation ${number} at ${venue} has changed: ${day}`,
  changedThanks: (venue) => `Your reservation at ${venue} has changed. This is your visit now.`,
  number: 'Reservation number',
  showThis: 'Show this code when you come in.',
  when: 'When',
  time: (from, to) => `${from} to ${to}`,
  persons: (count) => (count === 1 ? '1 person' : `${count} persons`),
  guest: (number) => `Guest ${number}`,
  sharedWith: (guests) => `together with guest ${guests}`,
  remarks: 'Remarks',
  total: 'Total',
  paid: 'Paid',
  onLocation: 'To pay at the venue',
  calendar: 'An appointment for your calendar is attached.',
  change: 'Can you not come after all?',
  cancel: 'Cancel the reservation',
  facilities: 'See what you will find here',
  contact: (email) => `Any questions? Write to ${email}.`,
  farewell: 'See you then,',
};

const de: ConfirmationTexts = {
  subject: ({ number, venue, day }) => `Ihre Reservierung ${number} bei ${venue} am ${day}`,
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  thanks: (venue) => `Ihre Reservierung bei ${venue} ist bestätigt. Bis bald!`,
  changedSubject: ({ number, venue, day }) => `Ihre Reservierung ${number} bei ${venue} wurde geändert: ${day}`,
  changedThanks: (venue) => `Ihre Reservierung bei ${venue} wurde geändert. So sieht Ihr Besuch jetzt aus.`,
  number: 'Reservierungsnummer',
  showThis: 'Zeigen Sie diesen Code, wenn Sie ankommen.',
  when: 'Wann',
  time: (from, to) => `${from} bis ${to} Uhr`,
  persons: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  guest: (number) => `Gast ${number}`,
  sharedWith: (guests) => `zusammen mit Gast ${guests}`,
  remarks: 'Anmerkungen',
  total: 'Summe',
  paid: 'Bezahlt',
  onLocation: 'Vor Ort zu zahlen',
  calendar: 'Im Anhang finden Sie einen Termin für Ihren Kalender.',
  change: 'Können Sie doch nicht kommen?',
  cancel: 'Reservierung stornieren',
  facilities: 'Sehen Sie, was Sie bei uns erwartet',
  contact: (email) => `Haben Sie Fragen? Schreiben Sie an ${email}.`,
  farewell: 'Bis dann,',
};

const fr: ConfirmationTexts = {
  subject: ({ number, venue, day }) => `Votre réservation ${number} chez ${venue} le ${day}`,
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  thanks: (venue) => `Votre réservation chez ${venue} est confirmée. À bientôt !`,
  changedSubject: ({ number, venue, day }) => `Votre réservation ${number} chez ${venue} a été modifiée : ${day}`,
  changedThanks: (venue) => `Votre réservation chez ${venue} a été modifiée. Voici votre visite à présent.`,
  number: 'Numéro de réservation',
  showThis: 'Montrez ce code à votre arrivée.',
  when: 'Quand',
  time: (from, to) => `de ${from} à ${to}`,
  persons: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  guest: (number) => `Invité ${number}`,
  sharedWith: (guests) => `avec l’invité ${guests}`,
  remarks: 'Remarques',
  total: 'Total',
  paid: 'Payé',
  onLocation: 'À payer sur place',
  calendar: 'Un rendez-vous pour votre agenda est joint à ce message.',
  change: 'Vous ne pouvez finalement pas venir ?',
  cancel: 'Annuler la réservation',
  facilities: 'Découvrez ce qui vous attend',
  contact: (email) => `Une question ? Écrivez à ${email}.`,
  farewell: 'À bientôt,',
};

export const confirmationTexts: Record<Language, ConfirmationTexts> = { nl, en, de, fr };
