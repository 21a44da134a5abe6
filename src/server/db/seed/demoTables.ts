import type { DemoProduct } from './demoProduct.ts';
import { text } from './texts.ts';

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
    description: text(
      '<p>Brood uit eigen oven, soep en wat de tuin geeft.</p>',
      '<p>Bread from our own oven, soup and what the garden gives.</p>',
      '<p>Brot aus dem eigenen Ofen, Suppe und was der Garten gibt.</p>',
      '<p>Du pain de notre four, une soupe et ce que donne le jardin.</p>',
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
    description: text(
      '<p>Drie gangen naar het seizoen, ook zonder vlees.</p>',
      '<p>Three courses of the season, also without meat.</p>',
      '<p>Drei Gänge nach Saison, auch ohne Fleisch.</p>',
      '<p>Trois plats de saison, aussi sans viande.</p>',
    ),
    imageId: 'avond',
    price: 4450,
    plan: { minutes: 90, pool: { id: demoRestaurant.id, starts: [16 * 60 + 30, ...seatings(17, 20)] } },
  },
  {
    ...table,
    id: 'plank-met-antipasti',
    xplanId: '4720',
    name: text('Plank met antipasti', 'Board of antipasti', 'Antipasti-Brett', 'Planche d’antipasti'),
    description: text(
      '<p>Olijven, kazen, groente van het vuur en brood.</p>',
      '<p>Olives, cheeses, fire-grilled vegetables and bread.</p>',
      '<p>Oliven, Käse, Gemüse vom Feuer und Brot.</p>',
      '<p>Olives, fromages, légumes grillés et pain.</p>',
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
    description: text(
      '<p>Een kom van de dag, met brood en olie.</p>',
      '<p>A bowl of the day, with bread and oil.</p>',
      '<p>Eine Schale des Tages, mit Brot und Öl.</p>',
      '<p>Un bol du jour, avec du pain et de l’huile.</p>',
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
    description: text(
      '<p>Een pot thee en iets zoets uit de keuken.</p>',
      '<p>A pot of tea and something sweet from the kitchen.</p>',
      '<p>Eine Kanne Tee und etwas Süßes aus der Küche.</p>',
      '<p>Une théière et une douceur de la cuisine.</p>',
    ),
    imageId: 'thee',
    price: 1250,
    plan: { minutes: 45, pool: { id: demoRestaurant.id, starts: seatings(14, 17) } },
  },
];
