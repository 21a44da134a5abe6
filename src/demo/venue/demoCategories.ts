import type { Translated } from '#domain/values/translated.ts';
import { demoArrangements } from './demoArrangements.ts';
import { demoBodyCare, demoFaceCare } from './demoFaceAndBody.ts';
import { demoHammamCare, demoSessions } from './demoHammam.ts';
import { demoMassages } from './demoMassages.ts';
import { demoHammamArrangements, demoMoreArrangements } from './demoMoreArrangements.ts';
import { demoRituals } from './demoRituals.ts';
import { demoTables } from './demoTables.ts';
import { text } from './texts.ts';

export type DemoCategory = { id: string; xplanId: string; name: Translated; products: { id: string }[] };

export const demoCategories: DemoCategory[] = [
  { id: 'massage', xplanId: '6001', name: text('Massage', 'Massage', 'Massage', 'Massage'), products: demoMassages },
  { id: 'gezicht', xplanId: '6002', name: text('Gezicht', 'Face', 'Gesicht', 'Visage'), products: demoFaceCare },
  { id: 'lichaam', xplanId: '6003', name: text('Lichaam', 'Body', 'Körper', 'Corps'), products: demoBodyCare },
  { id: 'hammam', xplanId: '6004', name: text('Hammam', 'Hammam', 'Hamam', 'Hammam'), products: demoHammamCare },
  { id: 'rituelen', xplanId: '6005', name: text('Rituelen', 'Rituals', 'Rituale', 'Rituels'), products: demoRituals },
  {
    id: 'arrangementen',
    xplanId: '6006',
    name: text('Arrangementen', 'Packages', 'Arrangements', 'Forfaits'),
    products: [...demoArrangements, ...demoMoreArrangements],
  },
  {
    id: 'hammamsessies',
    xplanId: '6007',
    name: text('Hammamsessies', 'Hammam sessions', 'Hamam-Termine', 'Séances de hammam'),
    products: demoSessions,
  },
  {
    id: 'na-de-hammam',
    xplanId: '6008',
    name: text('Na de hammam', 'After the hammam', 'Nach dem Hamam', 'Après le hammam'),
    products: demoHammamArrangements,
  },
  {
    id: 'aan-tafel',
    xplanId: '6009',
    name: text('Aan tafel', 'Lunch and dinner', 'Zu Tisch', 'À table'),
    products: demoTables,
  },
  {
    id: 'hele-dag',
    xplanId: '6010',
    name: text('Hele dag', 'All day', 'Ganzer Tag', 'Journée entière'),
    products: [{ id: 'entree-hele-dag' }],
  },
  {
    id: 'dagdeel',
    xplanId: '6011',
    name: text('Dagdeel', 'Half day', 'Tagesabschnitt', 'Partie de la journée'),
    products: [{ id: 'entree-middag' }, { id: 'entree-avond' }],
  },
];

export const treatmentCategories = ['massage', 'gezicht', 'lichaam', 'hammam', 'rituelen'];
