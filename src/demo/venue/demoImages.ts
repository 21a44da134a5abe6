import type { Translated } from '#domain/values/translated.ts';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import { text } from './texts.ts';

const pictureWidths = [400, 600, 800, 1200, 1600];
const bandWidths = [800, 1200, 1600, 2400, 3200];

/** Every illustration is drawn 3:2; the one behind the start page is there in larger sizes. */
export const sizesOf = (name: string): ImageSize[] =>
  (name === 'kop' ? bandWidths : pictureWidths).map((width) => ({
    url: `/images/${name}-${width}.webp`,
    width,
    height: Math.round((width * 2) / 3),
  }));

export const demoImages: Record<string, Translated> = {
  avond: text(
    'Kaarsen en handdoeken aan het water in de avond',
    'Candles and towels by the water in the evening',
    'Kerzen und Handtücher am Wasser am Abend',
    'Bougies et serviettes au bord de l’eau, le soir',
  ),
  badhal: text(
    'De badhal met stenen muur en uitzicht op de heuvels',
    'The bath hall with its stone wall and a view of the hills',
    'Die Badehalle mit Steinwand und Blick auf die Hügel',
    'La salle des bains, mur de pierre et vue sur les collines',
  ),
  buitenbad: text(
    'Het buitenbad met kaarslicht bij zonsondergang',
    'The outdoor bath by candlelight at sunset',
    'Das Außenbecken bei Kerzenlicht und Sonnenuntergang',
    'Le bain extérieur aux bougies, au coucher du soleil',
  ),
  dagdroom: text(
    'Drie bogen met uitzicht over het water',
    'Three arches with a view across the water',
    'Drei Bögen mit Blick über das Wasser',
    'Trois arches avec vue sur l’eau',
  ),
  gezicht: text(
    'Een spiegel, potjes en een kom op een richel',
    'A mirror, jars and a bowl on a ledge',
    'Ein Spiegel, Tiegel und eine Schale auf einem Sims',
    'Un miroir, des pots et un bol sur un rebord',
  ),
  hammam: text(
    'De hammam met nissen, stoom en kaarslicht',
    'The hammam with alcoves, steam and candlelight',
    'Der Hamam mit Nischen, Dampf und Kerzenlicht',
    'Le hammam, ses niches, la vapeur et les bougies',
  ),
  hotstone: text(
    'Een stapel warme stenen met een olijftak',
    'A pile of warm stones with an olive branch',
    'Ein Stapel warmer Steine mit einem Olivenzweig',
    'Une pile de pierres chaudes et un rameau d’olivier',
  ),
  klei: text(
    'Een kom klei met een spatel en stenen',
    'A bowl of clay with a spatula and stones',
    'Eine Schale mit Tonerde, Spatel und Steinen',
    'Un bol d’argile, une spatule et des pierres',
  ),
  kop: text(
    'Een lichte muur met bogen aan het water',
    'A light wall with arches by the water',
    'Eine helle Wand mit Bögen am Wasser',
    'Un mur clair avec des arches au bord de l’eau',
  ),
  massage: text(
    'Opgerolde handdoeken en een kom olie',
    'Rolled towels and a bowl of oil',
    'Gerollte Handtücher und eine Schale Öl',
    'Des serviettes roulées et un bol d’huile',
  ),
  ochtend: text(
    'Het bad in het eerste licht van de ochtend',
    'The bath in the first light of the morning',
    'Das Bad im ersten Licht des Morgens',
    'Le bain aux premières lueurs du matin',
  ),
  olijftak: text(
    'Een vaas met olijftakken aan het water',
    'A vase of olive branches by the water',
    'Eine Vase mit Olivenzweigen am Wasser',
    'Un vase de rameaux d’olivier au bord de l’eau',
  ),
  rust: text(
    'Een stapel handdoeken naast een vaas',
    'A pile of towels beside a vase',
    'Ein Stapel Handtücher neben einer Vase',
    'Une pile de serviettes à côté d’un vase',
  ),
  tafel: text(
    'Een karaf water en een schaal olijven',
    'A carafe of water and a dish of olives',
    'Eine Karaffe Wasser und eine Schale Oliven',
    'Une carafe d’eau et une coupe d’olives',
  ),
  bloesem: text(
    'Een pot crème naast een vaas met bloesem',
    'A jar of cream beside a vase of blossom',
    'Ein Tiegel Creme neben einer Vase mit Blüten',
    'Un pot de crème à côté d’un vase en fleurs',
  ),
  brood: text(
    'Een brood op een plank met een fles olie',
    'A loaf on a board with a bottle of oil',
    'Ein Brot auf einem Brett mit einer Flasche Öl',
    'Un pain sur une planche et une bouteille d’huile',
  ),
  duo: text(
    'Twee stapels handdoeken en een kom olie',
    'Two piles of towels and a bowl of oil',
    'Zwei Stapel Handtücher und eine Schale Öl',
    'Deux piles de serviettes et un bol d’huile',
  ),
  scrub: text(
    'Een kom zout met een houten lepel en olijfpitten',
    'A bowl of salt with a wooden spoon and olive stones',
    'Eine Schale Salz mit Holzlöffel und Olivenkernen',
    'Un bol de sel, une cuillère en bois et des noyaux d’olive',
  ),
  soep: text(
    'Een dampende kom soep met brood',
    'A steaming bowl of soup with bread',
    'Eine dampfende Schale Suppe mit Brot',
    'Un bol de soupe fumante et du pain',
  ),
  thee: text(
    'Een theepot met twee glazen muntthee',
    'A teapot with two glasses of mint tea',
    'Eine Teekanne mit zwei Gläsern Minztee',
    'Une théière et deux verres de thé à la menthe',
  ),
  voetenbad: text(
    'Een voetbad met kiezels en een handdoek',
    'A foot bath with pebbles and a towel',
    'Ein Fußbad mit Kieseln und einem Handtuch',
    'Un bain de pieds avec des galets et une serviette',
  ),
  zeep: text(
    'Zwarte zeep, een koperen kom en handdoeken',
    'Black soap, a copper bowl and towels',
    'Schwarze Seife, eine Kupferschale und Handtücher',
    'Du savon noir, un bol en cuivre et des serviettes',
  ),
};
