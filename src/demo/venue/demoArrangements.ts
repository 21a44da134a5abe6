import { drinks, shortMassages, shortTreatments } from './demoArrangement.ts';
import type { DemoArrangement } from './demoArrangement.ts';
import { html, text } from './texts.ts';

export const demoArrangements: DemoArrangement[] = [
  {
    id: 'dag-ontspannen',
    xplanId: '5001',
    name: text('Dag Ontspannen', 'Day of Rest', 'Tag der Ruhe', 'Journée de repos'),
    description: html(
      '<p>Baden, een lunch in de serre en een korte behandeling. Wij kiezen het uur.</p>',
      '<p>Baths, lunch in the conservatory and a short treatment. We choose the hour.</p>',
      '<p>Baden, Mittagessen im Wintergarten und eine kurze Behandlung. Die Uhrzeit wählen wir.</p>',
      '<p>Les bains, un déjeuner dans la serre et un soin court. Nous choisissons l’heure.</p>',
    ),
    imageId: 'rust',
    price: 11900,
    included: ['entree-hele-dag', 'lunch-in-de-serre', 'kruidenthee', 'handdoek-en-badjas'],
    choices: [shortTreatments],
  },
  {
    id: 'duo-warmte',
    xplanId: '5002',
    name: text('Duo Warmte', 'Warmth for Two', 'Wärme zu zweit', 'Chaleur à deux'),
    description: html(
      '<p>Samen de hammam in, ieder een massage en aan het eind een diner. Kom je met zijn tweeën, dan plannen we alles tegelijk.</p>',
      '<p>Into the hammam together, a massage each and dinner at the end. If you come as two, we plan it all at the same time.</p>',
      '<p>Zusammen in den Hamam, je eine Massage und am Ende ein Abendessen. Kommen Sie zu zweit, planen wir alles gleichzeitig.</p>',
      '<p>Le hammam ensemble, un massage chacun et un dîner pour finir. À deux, nous prévoyons tout en même temps.</p>',
    ),
    imageId: 'avond',
    price: 14900,
    included: ['entree-hele-dag', 'hammamritueel', 'driegangendiner'],
    choices: [shortMassages],
  },
  {
    id: 'olijf-en-steen',
    xplanId: '5003',
    name: text('Olijf & Steen', 'Olive & Stone', 'Olive & Stein', 'Olive & pierre'),
    description: html(
      '<p>Een scrub van olijfpit, warme stenen of warme olie, en een plank om bij te komen.</p>',
      '<p>An olive stone scrub, warm stones or warm oil, and an antipasti board afterwards.</p>',
      '<p>Ein Peeling aus Olivenkernen, warme Steine oder warmes Öl und danach ein Brett mit Antipasti.</p>',
      '<p>Un gommage au noyau d’olive, des pierres ou de l’huile chaudes, et une planche pour finir.</p>',
    ),
    imageId: 'tafel',
    price: 13400,
    included: ['entree-hele-dag', 'scrub-met-olijfpit-25', 'plank-met-antipasti'],
    choices: [shortMassages, drinks],
  },
  {
    id: 'avond-aan-het-water',
    xplanId: '5004',
    name: text('Avond aan het Water', 'Evening by the Water', 'Abend am Wasser', 'Soirée au bord de l’eau'),
    description: html(
      '<p>Vanaf 17:00 uur: baden bij kaarslicht, een kom soep en een massage van je hoofd.</p>',
      '<p>From 5 pm: baths by candlelight, a bowl of soup and a head massage.</p>',
      '<p>Ab 17 Uhr: Baden bei Kerzenlicht, eine Schale Suppe und eine Kopfmassage.</p>',
      '<p>Dès 17 h : les bains aux bougies, un bol de soupe et un massage du cuir chevelu.</p>',
    ),
    imageId: 'buitenbad',
    price: 8900,
    included: ['entree-vanaf-17', 'soep-en-brood', 'hoofdmassage', 'glas-mousserend', 'handdoek-en-badjas'],
    choices: [],
  },
  {
    id: 'helder-gezicht',
    xplanId: '5005',
    name: text('Helder Gezicht', 'Radiance', 'Strahlender Teint', 'Visage lumineux'),
    description: html(
      '<p>Een gezichtsbehandeling op de dag zelf, een lunch ervoor of erna en verder water.</p>',
      '<p>A facial during your day, lunch before or after, and water all around.</p>',
      '<p>Eine Gesichtsbehandlung im Lauf des Tages, davor oder danach ein Mittagessen und sonst viel Wasser.</p>',
      '<p>Un soin du visage dans la journée, un déjeuner avant ou après, et de l’eau tout autour.</p>',
    ),
    imageId: 'bloesem',
    price: 12400,
    included: ['entree-hele-dag', 'lunch-in-de-serre', 'kruidenthee'],
    choices: [['gezicht-puur', 'gezicht-rijk-50']],
  },
];
