import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { PaymentMoment } from '#server/db/catalogTables.ts';
import { html, text } from './texts.ts';

/** Cents; minutes of the day. Each has a hidden activity that takes place in the pool. */
export type DemoEntry = {
  id: string;
  xplanId: string;
  activityXplanId: string;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  moment: PaymentMoment;
  price: { week: number; weekend: number; season: number };
  arrival: { from: number; to: number };
  departureUntil: number;
  minStay: number;
};

const hour = 60;

const towels = text(
  '<p>Handdoek en badjas liggen voor je klaar als je dat wilt.</p>',
  '<p>A towel and bathrobe are ready for you if you like.</p>',
  '<p>Handtuch und Bademantel liegen auf Wunsch für Sie bereit.</p>',
  '<p>Serviette et peignoir sont prêts pour vous si vous le souhaitez.</p>',
);

export const demoEntries: DemoEntry[] = [
  {
    id: 'entree-hele-dag',
    xplanId: '1001',
    activityXplanId: '2001',
    name: text('Entree hele dag', 'Admission, all day', 'Eintritt ganzer Tag', 'Entrée journée'),
    description: towels,
    imageId: 'badhal',
    moment: 'payment_and_location',
    price: { week: 3450, weekend: 3750, season: 3950 },
    arrival: { from: 10 * hour, to: 14 * hour },
    departureUntil: 23 * hour,
    minStay: 3 * hour,
  },
  {
    id: 'entree-middag',
    xplanId: '1002',
    activityXplanId: '2002',
    name: text('Entree middag', 'Admission, afternoon', 'Eintritt Nachmittag', 'Entrée après-midi'),
    description: towels,
    imageId: 'dagdroom',
    moment: 'payment_and_location',
    price: { week: 2650, weekend: 2950, season: 3150 },
    arrival: { from: 13 * hour, to: 16 * hour },
    departureUntil: 18 * hour,
    minStay: 2 * hour,
  },
  {
    id: 'entree-avond',
    xplanId: '1003',
    activityXplanId: '2003',
    name: text('Entree avond', 'Admission, evening', 'Eintritt Abend', 'Entrée soirée'),
    description: towels,
    imageId: 'avond',
    moment: 'payment_and_location',
    price: { week: 2450, weekend: 2750, season: 2950 },
    arrival: { from: 17 * hour, to: 20 * hour },
    departureUntil: 23 * hour,
    minStay: 2 * hour,
  },
  {
    id: 'entree-vanaf-17',
    xplanId: '1007',
    activityXplanId: '2007',
    name: text('Entree vanaf 17:00', 'Admission from 5 pm', 'Eintritt ab 17 Uhr', 'Entrée dès 17 h'),
    description: towels,
    imageId: 'buitenbad',
    moment: 'payment_and_location',
    price: { week: 2450, weekend: 2750, season: 2950 },
    arrival: { from: 17 * hour, to: 20 * hour },
    departureUntil: 23 * hour,
    minStay: 2 * hour,
  },
  {
    id: 'avondentree',
    xplanId: '1004',
    activityXplanId: '2004',
    name: text('Avondentree', 'Evening by candlelight', 'Abendeintritt', 'Entrée du soir'),
    description: html(
      '<p>Vanaf 17:00 uur, met kaarslicht bij het buitenbad. Je rekent af op locatie.</p>',
      '<p>From 5 pm, with candlelight by the outdoor bath. You pay at the venue.</p>',
      '<p>Ab 17 Uhr, mit Kerzenlicht am Außenbecken. Sie bezahlen vor Ort.</p>',
      '<p>À partir de 17 h, aux bougies près du bain extérieur. Vous réglez sur place.</p>',
    ),
    imageId: 'buitenbad',
    moment: 'location',
    price: { week: 2450, weekend: 2750, season: 2950 },
    arrival: { from: 17 * hour, to: 20 * hour },
    departureUntil: 23 * hour,
    minStay: 2 * hour,
  },
  {
    id: 'ochtendbad',
    xplanId: '1005',
    activityXplanId: '2005',
    name: text('Ochtendbad', 'Morning bath', 'Morgenbad', 'Bain du matin'),
    description: html(
      '<p>De baden in het eerste licht, met thee en vers fruit aan tafel.</p>',
      '<p>The baths in the first light, with tea and fresh fruit at the table.</p>',
      '<p>Die Bäder im ersten Licht, mit Tee und frischem Obst am Tisch.</p>',
      '<p>Les bains aux premières lueurs, avec du thé et des fruits frais à table.</p>',
    ),
    imageId: 'tafel',
    moment: 'payment',
    price: { week: 1950, weekend: 2250, season: 2450 },
    arrival: { from: 8 * hour, to: 9 * hour + 30 },
    departureUntil: 12 * hour,
    minStay: hour,
  },
  {
    id: 'entree-badenkaart',
    xplanId: '1006',
    activityXplanId: '2006',
    name: text(
      'Entree met badenkaart',
      'Admission with a multi-visit pass',
      'Eintritt mit Mehrfachkarte',
      'Entrée avec une carte multi-entrées',
    ),
    description: html(
      '<p>Je bezoek gaat van je badenkaart af.</p>',
      '<p>Your visit is taken off your multi-visit pass.</p>',
      '<p>Ihr Besuch wird von Ihrer Mehrfachkarte abgebucht.</p>',
      '<p>Votre visite est déduite de votre carte multi-entrées.</p>',
    ),
    imageId: 'dagdroom',
    moment: 'location',
    price: { week: 0, weekend: 0, season: 0 },
    arrival: { from: 10 * hour, to: 20 * hour },
    departureUntil: 23 * hour,
    minStay: 2 * hour,
  },
];
