import { needsOf } from './demoProduct.ts';
import type { DemoTreatment } from './demoProduct.ts';
import { html, text } from './texts.ts';

const ritual = { type: 0, vatRate: 21 };

export const demoRituals: DemoTreatment[] = [
  {
    ...ritual,
    id: 'ritueel-van-olijf-en-zout',
    xplanId: '4600',
    name: text(
      'Ritueel van olijf en zout',
      'Ritual of olive and salt',
      'Ritual von Olive und Salz',
      'Rituel d’olive et de sel',
    ),
    description: html(
      '<p>Een scrub, een warm bad en een massage met olie.</p><p>Eén therapeut, tachtig minuten, geen klok in de kamer.</p>',
      '<p>A scrub, a warm bath and a massage with oil.</p><p>One therapist, eighty minutes, no clock in the room.</p>',
      '<p>Ein Peeling, ein warmes Bad und eine Massage mit Öl.</p><p>Ein Therapeut, achtzig Minuten, keine Uhr im Raum.</p>',
      '<p>Un gommage, un bain chaud et un massage à l’huile.</p><p>Un thérapeute, quatre-vingts minutes, pas d’horloge.</p>',
    ),
    imageId: 'scrub',
    price: 11900,
    plan: { minutes: 80, needs: needsOf.body },
  },
  {
    ...ritual,
    id: 'ritueel-van-licht',
    xplanId: '4610',
    name: text('Ritueel van licht', 'Ritual of light', 'Ritual des Lichts', 'Rituel de lumière'),
    description: html(
      '<p>Voor gezicht, hoofd en handen.</p><p>Een masker van honing, warme doeken en een massage tot je kruin.</p>',
      '<p>For face, head and hands.</p><p>A honey mask, warm cloths and a massage up to your crown.</p>',
      '<p>Für Gesicht, Kopf und Hände.</p><p>Eine Honigmaske, warme Tücher und eine Massage bis zum Scheitel.</p>',
      '<p>Pour le visage, la tête et les mains.</p><p>Un masque au miel, des linges chauds et un massage jusqu’au sommet du crâne.</p>',
    ),
    imageId: 'bloesem',
    price: 11500,
    plan: { minutes: 80, needs: needsOf.face },
  },
  {
    ...ritual,
    id: 'ritueel-voor-twee',
    xplanId: '4620',
    name: text('Ritueel voor twee', 'Ritual for two', 'Ritual zu zweit', 'Rituel à deux'),
    description: html(
      '<p>Een voetbad, een scrub en een massage, naast elkaar.</p><p>Bijna twee uur in de duokamer, met twee therapeuten.</p>',
      '<p>A foot bath, a scrub and a massage, side by side.</p><p>Almost two hours in the couple’s room, with two therapists.</p>',
      '<p>Ein Fußbad, ein Peeling und eine Massage, Seite an Seite.</p><p>Fast zwei Stunden im Paarraum, mit zwei Therapeuten.</p>',
      '<p>Un bain de pieds, un gommage et un massage, côte à côte.</p><p>Près de deux heures en salle duo, avec deux thérapeutes.</p>',
    ),
    imageId: 'duo',
    price: 13900,
    plan: { minutes: 110, guests: 2, needs: needsOf.duoBody },
  },
];
