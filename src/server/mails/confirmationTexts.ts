import type { Language } from '#domain/values/translated.ts';

export interface ConfirmationTexts {
  subject(booking: { venue: string; day: string }): string;
  greeting(name: string | null): string;
  thanks(venue: string): string;
  changedSubject(booking: { venue: string; day: string }): string;
  changedThanks(venue: string): string;
  number: string;
  showThis: string;
  when: string;
  where: string;
  goodToKnow: string;
  /** Opening hours. */
  open: string;
  route: string;
  view: string;
  viewOrChange: string;
  account: string;
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
  subject: ({ venue, day }) => `${day} bij ${venue}: je reservering staat vast`,
  greeting: (name) => (name ? `Dag ${name},` : 'Dag,'),
  thanks: (venue) => `Je reservering bij ${venue} staat vast.`,
  changedSubject: ({ venue, day }) => `${day} bij ${venue}: je reservering is gewijzigd`,
  changedThanks: (venue) => `Je reservering bij ${venue} is gewijzigd. Zo ziet je dag er nu uit.`,
  number: 'Reserveringsnummer',
  showThis: 'Laat deze code zien als je binnenkomt.',
  when: 'Wanneer',
  where: 'Waar',
  goodToKnow: 'Goed om te weten',
  open: 'Geopend',
  route: 'Routebeschrijving',
  view: 'Bekijk je reservering',
  viewOrChange: 'Bekijk of wijzig je reservering',
  account: 'Al je reserveringen',
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
  subject: ({ venue, day }) => `${day} at ${venue}: your booking is confirmed`,
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  thanks: (venue) => `Your booking at ${venue} is confirmed.`,
  changedSubject: ({ venue, day }) => `${day} at ${venue}: your booking has changed`,
  changedThanks: (venue) => `Your booking at ${venue} has changed. Here’s your day now.`,
  number: 'Booking number',
  showThis: 'Show this code when you arrive.',
  when: 'When',
  where: 'Where',
  goodToKnow: 'Good to know',
  open: 'Open',
  route: 'How to get here',
  view: 'View your booking',
  viewOrChange: 'View or change your booking',
  account: 'All your bookings',
  time: (from, to) => `${from} to ${to}`,
  persons: (count) => (count === 1 ? '1 guest' : `${count} guests`),
  guest: (number) => `Guest ${number}`,
  sharedWith: (guests) => `together with guest ${guests}`,
  remarks: 'Notes',
  total: 'Total',
  paid: 'Paid',
  onLocation: 'To pay at the venue',
  calendar: 'A calendar entry is attached.',
  change: 'Plans changed?',
  cancel: 'Cancel your booking',
  facilities: 'See what’s here for you',
  contact: (email) => `Any questions? Write to ${email}.`,
  farewell: 'See you then,',
};

const de: ConfirmationTexts = {
  subject: ({ venue, day }) => `${day} bei ${venue}: Ihre Reservierung ist bestätigt`,
  greeting: () => 'Guten Tag,',
  thanks: (venue) => `Ihre Reservierung bei ${venue} ist bestätigt.`,
  changedSubject: ({ venue, day }) => `${day} bei ${venue}: Ihre Reservierung wurde geändert`,
  changedThanks: (venue) => `Ihre Reservierung bei ${venue} wurde geändert. So sieht Ihr Tag jetzt aus.`,
  number: 'Reservierungsnummer',
  showThis: 'Zeigen Sie diesen Code, wenn Sie ankommen.',
  when: 'Wann',
  where: 'Wo',
  goodToKnow: 'Gut zu wissen',
  open: 'Geöffnet',
  route: 'Anfahrt',
  view: 'Ihre Reservierung ansehen',
  viewOrChange: 'Ihre Reservierung ansehen oder ändern',
  account: 'Alle Ihre Reservierungen',
  time: (from, to) => `${from} bis ${to} Uhr`,
  persons: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  guest: (number) => `Gast ${number}`,
  sharedWith: (guests) => `zusammen mit Gast ${guests}`,
  remarks: 'Anmerkungen',
  total: 'Gesamt',
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
  subject: ({ venue, day }) => `${day} chez ${venue} : votre réservation est confirmée`,
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  thanks: (venue) => `Votre réservation chez ${venue} est confirmée.`,
  changedSubject: ({ venue, day }) => `${day} chez ${venue} : votre réservation a changé`,
  changedThanks: (venue) => `Votre réservation chez ${venue} a été modifiée. Voici votre visite à présent.`,
  number: 'Numéro de réservation',
  showThis: 'Montrez ce code à votre arrivée.',
  when: 'Quand',
  where: 'Où',
  goodToKnow: 'Bon à savoir',
  open: 'Horaires',
  route: 'Comment venir',
  view: 'Voir votre réservation',
  viewOrChange: 'Voir ou modifier votre réservation',
  account: 'Toutes vos réservations',
  time: (from, to) => `de ${from} à ${to}`,
  persons: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  guest: (number) => `Personne ${number}`,
  sharedWith: (guests) => `avec la personne ${guests}`,
  remarks: 'Remarques',
  total: 'Total',
  paid: 'Payé',
  onLocation: 'À payer sur place',
  calendar: 'Un rendez-vous pour votre agenda est joint à ce message.',
  change: 'Un empêchement ?',
  cancel: 'Annuler la réservation',
  facilities: 'Découvrez ce qui vous attend',
  contact: (email) => `Une question ? Écrivez à ${email}.`,
  farewell: 'À bientôt,',
};

export const confirmationTexts: Record<Language, ConfirmationTexts> = { nl, en, de, fr };
