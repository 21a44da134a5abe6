import type { DemoProduct } from './demoProduct.ts';
import { html, text } from './texts.ts';

export const demoRestaurant = { id: 'restaurant', name: 'Restaurant De Serre', capacity: 48 };

const table = { type: 16, vatRate: 9 };

/** Every half hour, the last one included; hours. */
const seatings = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => (from + index / 2) * 60);

export const demoTables: DemoProduct[] = [
  {
    ...table,
    id: 'lunch-in-de-serre',
    xplanId: '4700',
    name: text(
      'Lunch in de serre',
      'Lunch in the conservatory',
      'Mittagessen im Wintergarten',
      'Déjeuner dans la serre',
    ),
    description: html(
      '<p>Brood uit eigen oven, soep en wat de tuin geeft.</p><p>Zeg het ons als je iets niet eet.</p>',
      '<p>Bread from our own oven, soup and what the garden gives.</p><p>Let us know if there’s anything you don’t eat.</p>',
      '<p>Brot aus dem eigenen Ofen, Suppe und was der Garten gibt.</p><p>Sagen Sie uns, wenn Sie etwas nicht essen.</p>',
      '<p>Du pain de notre four, une soupe et ce que donne le jardin.</p><p>Dites-nous ce que vous ne mangez pas.</p>',
    ),
    imageId: 'brood',
    price: 2450,
    plan: { minutes: 60, pool: { id: demoRestaurant.id, starts: seatings(12, 14) } },
  },
  {
    ...table,
    id: 'driegangendiner',
    xplanId: '4710',
    name: text('Driegangendiner', 'Three-course dinner', 'Drei-Gänge-Menü', 'Dîner en trois services'),
    description: html(
      '<p>Drie gangen naar het seizoen, ook zonder vlees.</p><p>In badjas of aangekleed, zoals je wilt.</p>',
      '<p>Three seasonal courses, with a meat-free option.</p><p>In your bathrobe or dressed, as you like.</p>',
      '<p>Drei Gänge nach Saison, auch ohne Fleisch.</p><p>Im Bademantel oder angezogen, wie Sie möchten.</p>',
      '<p>Trois plats de saison, aussi sans viande.</p><p>En peignoir ou habillé, comme vous le souhaitez.</p>',
    ),
    imageId: 'avond',
    price: 4450,
    plan: { minutes: 90, pool: { id: demoRestaurant.id, starts: [16 * 60 + 30, ...seatings(17, 20)] } },
  },
  {
    ...table,
    id: 'plank-met-antipasti',
    xplanId: '4720',
    name: text('Plank met antipasti', 'Antipasti board', 'Antipasti-Brett', 'Planche d’antipasti'),
    description: html(
      '<p>Olijven, kazen, groente van het vuur en brood.</p><p>Genoeg voor een late lunch of een vroege avond.</p>',
      '<p>Olives, cheeses, fire-grilled vegetables and bread.</p><p>Enough for a late lunch or an early evening.</p>',
      '<p>Oliven, Käse, Gemüse vom Feuer und Brot.</p><p>Genug für ein spätes Mittagessen oder einen frühen Abend.</p>',
      '<p>Olives, fromages, légumes grillés et pain.</p><p>De quoi déjeuner tard ou dîner tôt.</p>',
    ),
    imageId: 'tafel',
    price: 1950,
    plan: { minutes: 60, pool: { id: demoRestaurant.id, starts: seatings(12, 20) } },
  },
  {
    ...table,
    id: 'soep-en-brood',
    xplanId: '4730',
    name: text('Soep en brood', 'Soup and bread', 'Suppe und Brot', 'Soupe et pain'),
    description: html(
      '<p>Een kom van de dag, met brood en olie.</p><p>Vanaf 17:00 uur, zo lang de avond duurt.</p>',
      '<p>A bowl of the day, with bread and oil.</p><p>From 5 pm, for as long as the evening lasts.</p>',
      '<p>Eine Schale des Tages, mit Brot und Öl.</p><p>Ab 17 Uhr, solange der Abend dauert.</p>',
      '<p>Un bol du jour, avec du pain et de l’huile.</p><p>Dès 17 h, tant que dure la soirée.</p>',
    ),
    imageId: 'soep',
    price: 1450,
    plan: { minutes: 45, pool: { id: demoRestaurant.id, starts: seatings(17, 21) } },
  },
  {
    ...table,
    id: 'thee-en-gebak',
    xplanId: '4740',
    name: text('Thee en gebak', 'Tea and cake', 'Tee und Kuchen', 'Thé et pâtisserie'),
    description: html(
      '<p>Een pot thee en iets zoets uit de keuken.</p><p>In de serre, met uitzicht op de gaard.</p>',
      '<p>A pot of tea and something sweet from the kitchen.</p><p>In the conservatory, with a view of the orchard.</p>',
      '<p>Eine Kanne Tee und etwas Süßes aus der Küche.</p><p>Im Wintergarten, mit Blick auf den Garten.</p>',
      '<p>Une théière et une douceur de la cuisine.</p><p>Dans la serre, avec vue sur l’oliveraie.</p>',
    ),
    imageId: 'thee',
    price: 1250,
    plan: { minutes: 45, pool: { id: demoRestaurant.id, starts: seatings(14, 17) } },
  },
];
