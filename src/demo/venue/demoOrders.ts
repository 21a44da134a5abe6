import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import { html, text } from './texts.ts';

const giftCardType = 3;
const subscriptionType = 2;

/** Cents; 0 where the buyer chooses the amount. */
export type DemoOrder = {
  id: string;
  xplanId: string;
  type: number;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  price: number;
  vatRate: number;
  /** Of a multi-visit card; without it unlimited. */
  visits?: number;
  usableDays?: number;
  /** Of a voucher: one of these. */
  worth?: { productId: string; quantity: number }[];
};

const aYear = 365;

export const demoOrders: DemoOrder[] = [
  {
    id: 'cadeaubon',
    xplanId: '3001',
    type: giftCardType,
    name: text('Cadeaubon', 'Gift card', 'Wertgutschein', 'Carte cadeau'),
    description: html(
      '<p>Een bon om te geven. Jij kiest het bedrag, wij mailen hem zodra je hebt betaald.</p>',
      '<p>A card to give. You choose the amount, we mail it once you have paid.</p>',
      '<p>Ein Gutschein zum Verschenken. Sie wählen den Betrag, wir mailen ihn nach der Zahlung.</p>',
      '<p>Une carte à offrir. Vous choisissez le montant, nous l’envoyons dès le paiement.</p>',
    ),
    imageId: 'olijftak',
    price: 0,
    vatRate: 0,
  },
  {
    id: 'voucher-duo',
    xplanId: '3002',
    type: giftCardType,
    name: text('Voucher Duo', 'Voucher for two', 'Erlebnisgutschein für zwei', 'Bon pour deux'),
    description: html(
      '<p>Een avond voor twee: entree, badjas en thee.</p>',
      '<p>An evening for two: admission, bathrobe and tea.</p>',
      '<p>Ein Abend zu zweit: Eintritt, Bademantel und Tee.</p>',
      '<p>Une soirée à deux : entrée, peignoir et thé.</p>',
    ),
    imageId: 'avond',
    price: 6900,
    vatRate: 9,
    worth: [
      { productId: 'avondentree', quantity: 2 },
      { productId: 'entree-avond', quantity: 2 },
      { productId: 'entree-vanaf-17', quantity: 2 },
    ],
  },
  {
    id: 'voucher-rugmassage',
    xplanId: '3005',
    type: giftCardType,
    name: text('Voucher Rugmassage', 'Back massage voucher', 'Erlebnisgutschein Rückenmassage', 'Bon massage du dos'),
    description: html(
      '<p>Vijfentwintig minuten voor nek en schouders, op een dag die de ander kiest.</p>',
      '<p>Twenty-five minutes for neck and shoulders, on a day of their choice.</p>',
      '<p>Fünfundzwanzig Minuten für Nacken und Schultern, an einem Tag nach Wahl.</p>',
      '<p>Vingt-cinq minutes pour la nuque et les épaules, le jour de son choix.</p>',
    ),
    imageId: 'rust',
    price: 4500,
    vatRate: 21,
    worth: [{ productId: 'rugmassage', quantity: 1 }],
  },
  {
    id: 'badenkaart',
    xplanId: '3003',
    type: subscriptionType,
    name: text('Badenkaart', '10-visit pass', 'Zehnerkarte', 'Carte 10 entrées'),
    description: html(
      '<p>Tien keer entree op elke dag, een jaar geldig.</p>',
      '<p>Ten visits on any day, valid for a year.</p>',
      '<p>Zehn Eintritte an jedem Tag, ein Jahr gültig.</p>',
      '<p>Dix entrées, tous les jours, valable un an.</p>',
    ),
    imageId: 'dagdroom',
    price: 29500,
    vatRate: 9,
    visits: 10,
    usableDays: aYear,
  },
  {
    id: 'badenkaart-5',
    xplanId: '3006',
    type: subscriptionType,
    name: text('Badenkaart 5', '5-visit pass', 'Fünferkarte', 'Carte 5 entrées'),
    description: html(
      '<p>Vijf keer entree op elke dag, een jaar geldig.</p>',
      '<p>Five entries on any day, valid for a year.</p>',
      '<p>Fünf Eintritte an jedem Tag, ein Jahr gültig.</p>',
      '<p>Cinq entrées, tous les jours, valable un an.</p>',
    ),
    imageId: 'badhal',
    price: 15900,
    vatRate: 9,
    visits: 5,
    usableDays: aYear,
  },
  {
    id: 'jaarabonnement',
    xplanId: '3004',
    type: subscriptionType,
    name: text('Jaarabonnement', 'Annual pass', 'Jahreskarte', 'Abonnement annuel'),
    description: html(
      '<p>Een jaar lang in en uit, zo vaak je wilt.</p>',
      '<p>In and out for a year, as often as you like.</p>',
      '<p>Ein Jahr lang rein und raus, so oft Sie möchten.</p>',
      '<p>Une année de bains, aussi souvent que vous voulez.</p>',
    ),
    imageId: 'gezicht',
    price: 89500,
    vatRate: 9,
    usableDays: aYear,
  },
];
