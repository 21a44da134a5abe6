import type { Translated } from '#domain/values/translated.ts';
import type { CheckoutType } from '../catalogTables.ts';
import type { FlowConfig } from '../jsonColumns.ts';
import { text } from './texts.ts';

export type DemoFlow = {
  slug: string;
  name: Translated;
  description: Translated;
  imageId: string;
  type: number;
  checkoutType: CheckoutType;
  config?: FlowConfig;
  productId?: string;
  groups?: { name: Translated; entryId: string }[];
};

const payLater: FlowConfig = {
  checkoutText: text(
    '<p>De entree reken je op locatie af. Tot dan blijft je plek staan.</p>',
    '<p>You pay the entry on location. Your place is kept until then.</p>',
    '<p>Den Eintritt bezahlen Sie vor Ort. Bis dahin bleibt Ihr Platz reserviert.</p>',
    '<p>Vous réglez l’entrée sur place. Votre place reste réservée jusque-là.</p>',
  ),
  checkoutConfirmTitle: text('Reserveren', 'Reserve', 'Reservieren', 'Réserver'),
};

const allDay = text('Hele dag', 'All day', 'Ganzer Tag', 'Journée entière');
const afternoon = text('Middag', 'Afternoon', 'Nachmittag', 'Après-midi');
const evening = text('Avond', 'Evening', 'Abend', 'Soirée');

export const demoFlows: DemoFlow[] = [
  {
    slug: 'entree',
    name: text('Entree', 'Entry', 'Eintritt', 'Entrée'),
    description: text(
      '<p>Een dag of een paar uur in onze baden, sauna’s en tuin. Handdoek en badjas liggen voor je klaar als je dat wilt.</p>',
      '<p>A day or a few hours in our baths, saunas and garden. A towel and bathrobe are ready for you if you like.</p>',
      '<p>Ein Tag oder ein paar Stunden in unseren Bädern, Saunen und im Garten. Handtuch und Bademantel liegen auf Wunsch bereit.</p>',
      '<p>Une journée ou quelques heures dans nos bains, nos saunas et notre jardin. Serviette et peignoir vous attendent si vous le souhaitez.</p>',
    ),
    imageId: 'badhal',
    type: 1,
    checkoutType: 'payment-and-location',
    groups: [
      { name: allDay, entryId: 'entree-hele-dag' },
      { name: afternoon, entryId: 'entree-middag' },
      { name: evening, entryId: 'entree-avond' },
    ],
  },
  {
    slug: 'arrangementen',
    name: text('Arrangementen', 'Packages', 'Arrangements', 'Forfaits'),
    description: text(
      '<p>Entree, een behandeling en iets lekkers, in één keer geregeld.</p>',
      '<p>Entry, a treatment and something good to eat, arranged in one go.</p>',
      '<p>Eintritt, eine Behandlung und etwas Gutes zu essen, in einem Schritt geregelt.</p>',
      '<p>L’entrée, un soin et un repas, le tout en une seule fois.</p>',
    ),
    imageId: 'rust',
    type: 3,
    checkoutType: 'payment',
  },
  {
    slug: 'behandelingen',
    name: text('Behandelingen', 'Treatments', 'Behandlungen', 'Soins'),
    description: text(
      '<p>Massages, gezicht en lichaam. Je kiest zelf je tijd.</p>',
      '<p>Massages, face and body. You choose your own time.</p>',
      '<p>Massagen, Gesicht und Körper. Sie wählen Ihre Zeit selbst.</p>',
      '<p>Massages, visage et corps. Vous choisissez votre heure.</p>',
    ),
    imageId: 'hotstone',
    type: 4,
    checkoutType: 'payment',
  },
  {
    slug: 'avondentree',
    name: text('Avondentree', 'Evening by candlelight', 'Abendeintritt', 'Entrée du soir'),
    description: text(
      '<p>Vanaf 17.00 uur, met kaarslicht bij het buitenbad.</p>',
      '<p>From 5 pm, with candlelight by the outdoor bath.</p>',
      '<p>Ab 17 Uhr, mit Kerzenlicht am Außenbecken.</p>',
      '<p>À partir de 17 h, aux bougies près du bain extérieur.</p>',
    ),
    imageId: 'buitenbad',
    type: 2,
    checkoutType: 'location',
    config: payLater,
    groups: [{ name: evening, entryId: 'avondentree' }],
  },
  {
    slug: 'ochtendbad',
    name: text('Ochtendbad', 'Morning bath', 'Morgenbad', 'Bain du matin'),
    description: text(
      '<p>De baden in het eerste licht, met thee en fruit.</p>',
      '<p>The baths in the first light, with tea and fruit.</p>',
      '<p>Die Bäder im ersten Licht, mit Tee und Obst.</p>',
      '<p>Les bains aux premières lueurs, avec du thé et des fruits.</p>',
    ),
    imageId: 'ochtend',
    type: 1,
    checkoutType: 'payment',
    groups: [{ name: text('Ochtend', 'Morning', 'Morgen', 'Matin'), entryId: 'ochtendbad' }],
  },
  {
    slug: 'reserveren-met-een-badenkaart',
    name: text(
      'Reserveren met een badenkaart',
      'Reserve with a bath card',
      'Mit einer Bäderkarte reservieren',
      'Réserver avec une carte de bains',
    ),
    description: text(
      '<p>Je komt binnen op je badenkaart. Reserveren kost niets.</p>',
      '<p>You come in on your bath card. Reserving is free.</p>',
      '<p>Sie kommen mit Ihrer Bäderkarte herein. Reservieren kostet nichts.</p>',
      '<p>Vous entrez avec votre carte de bains. La réservation est gratuite.</p>',
    ),
    imageId: 'dagdroom',
    type: 1,
    checkoutType: 'location',
    groups: [{ name: allDay, entryId: 'entree-badenkaart' }],
  },
  {
    slug: 'cadeaubon',
    name: text('Cadeaubon', 'Gift card', 'Gutschein', 'Carte cadeau'),
    description: text(
      'Jij kiest het bedrag',
      'You choose the amount',
      'Sie wählen den Betrag',
      'Vous choisissez le montant',
    ),
    imageId: 'olijftak',
    type: 5,
    checkoutType: 'payment',
    productId: 'cadeaubon',
  },
  {
    slug: 'badenkaart',
    name: text('Badenkaart', 'Bath card', 'Bäderkarte', 'Carte de bains'),
    description: text('Tien keer entree', 'Ten entries', 'Zehn Eintritte', 'Dix entrées'),
    imageId: 'dagdroom',
    type: 7,
    checkoutType: 'payment',
    productId: 'badenkaart',
  },
  {
    slug: 'voucher-duo',
    name: text('Voucher Duo', 'Duo voucher', 'Duo-Gutschein', 'Bon duo'),
    description: text('Een avond voor twee', 'An evening for two', 'Ein Abend zu zweit', 'Une soirée à deux'),
    imageId: 'avond',
    type: 6,
    checkoutType: 'payment',
    productId: 'voucher-duo',
  },
  {
    slug: 'jaarabonnement',
    name: text('Jaarabonnement', 'Annual pass', 'Jahreskarte', 'Abonnement annuel'),
    description: text('Zo vaak je wilt', 'As often as you like', 'So oft Sie möchten', 'Aussi souvent que vous voulez'),
    imageId: 'gezicht',
    type: 7,
    checkoutType: 'payment',
    productId: 'jaarabonnement',
  },
];

export const demoStart: { id: string; name: Translated; flows: string[] }[] = [
  {
    id: 'bezoek',
    name: text('', '', '', ''),
    flows: ['entree', 'avondentree', 'ochtendbad', 'arrangementen', 'behandelingen'],
  },
  {
    id: 'geven',
    name: text('Om te geven of te bewaren', 'To give or to keep', 'Zum Schenken oder Behalten', 'À offrir ou à garder'),
    flows: ['cadeaubon', 'badenkaart', 'voucher-duo', 'jaarabonnement'],
  },
];
