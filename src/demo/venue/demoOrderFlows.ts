import type { DemoFlow } from './demoFlow.ts';
import { html, text } from './texts.ts';

export const demoOrderFlows: DemoFlow[] = [
  {
    slug: 'cadeaubon',
    name: text('Cadeaubon', 'Gift card', 'Wertgutschein', 'Carte cadeau'),
    description: html(
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
    name: text('Badenkaart', '10-visit pass', 'Zehnerkarte', 'Carte 10 entrées'),
    description: html('Tien keer entree', 'Ten visits', 'Zehn Eintritte', 'Dix entrées'),
    imageId: 'dagdroom',
    type: 7,
    checkoutType: 'payment',
    productId: 'badenkaart',
  },
  {
    slug: 'voucher-duo',
    name: text('Voucher Duo', 'Voucher for two', 'Erlebnisgutschein für zwei', 'Bon pour deux'),
    description: html('Een avond voor twee', 'An evening for two', 'Ein Abend zu zweit', 'Une soirée à deux'),
    imageId: 'avond',
    type: 6,
    checkoutType: 'payment',
    productId: 'voucher-duo',
  },
  {
    slug: 'jaarabonnement',
    name: text('Jaarabonnement', 'Annual pass', 'Jahreskarte', 'Abonnement annuel'),
    description: html('Zo vaak je wilt', 'As often as you like', 'So oft Sie möchten', 'Aussi souvent que vous voulez'),
    imageId: 'gezicht',
    type: 7,
    checkoutType: 'payment',
    productId: 'jaarabonnement',
  },
  {
    slug: 'voucher-rugmassage',
    name: text('Voucher Rugmassage', 'Back massage voucher', 'Erlebnisgutschein Rückenmassage', 'Bon massage du dos'),
    description: html(
      'Vijfentwintig minuten rust',
      'Twenty-five minutes of rest',
      'Fünfundzwanzig Minuten Ruhe',
      'Vingt-cinq minutes de calme',
    ),
    imageId: 'rust',
    type: 6,
    checkoutType: 'payment',
    productId: 'voucher-rugmassage',
  },
  {
    slug: 'badenkaart-5',
    name: text('Badenkaart 5', '5-visit pass', 'Fünferkarte', 'Carte 5 entrées'),
    description: html('Vijf keer entree', 'Five visits', 'Fünf Eintritte', 'Cinq entrées'),
    imageId: 'badhal',
    type: 7,
    checkoutType: 'payment',
    productId: 'badenkaart-5',
  },
];
