import { needsOf } from './demoProduct.ts';
import type { DemoProduct, DemoTreatment } from './demoProduct.ts';
import { html, text } from './texts.ts';

const care = { type: 0, vatRate: 21 };

export const demoHammamPool = { id: 'hammam', name: 'Hammam', capacity: 8 };

export const demoHammamCare: DemoTreatment[] = [
  {
    ...care,
    id: 'rasul-met-klei',
    xplanId: '4400',
    name: text('Rasul met klei', 'Rasul with clay', 'Rasul mit Tonerde', 'Rasul à l’argile'),
    description: html(
      '<p>Zelf insmeren, samen in de stoom.</p><p>Drie soorten klei staan klaar. De stoom doet de rest.</p>',
      '<p>Apply it yourself, together in the steam.</p><p>Three kinds of clay are ready. The steam does the rest.</p>',
      '<p>Selbst auftragen, gemeinsam im Dampf.</p><p>Drei Sorten Ton stehen bereit. Den Rest macht der Dampf.</p>',
      '<p>À appliquer soi-même, dans la vapeur.</p><p>Trois sortes d’argile sont prêtes. La vapeur fait le reste.</p>',
    ),
    imageId: 'klei',
    price: 6450,
    plan: { minutes: 45, needs: needsOf.rasul },
  },
  {
    ...care,
    id: 'rasul-voor-twee',
    xplanId: '4410',
    name: text('Rasul voor twee', 'Rasul for two', 'Rasul zu zweit', 'Rasul à deux'),
    description: html(
      '<p>Eén stoomkamer voor jullie samen.</p><p>Smeer elkaar in met klei en rust daarna op de warme bank.</p>',
      '<p>One steam room for the two of you.</p><p>Cover each other in clay, then rest on the warm bench.</p>',
      '<p>Ein Dampfraum für Sie beide.</p><p>Tragen Sie einander den Ton auf und ruhen Sie danach auf der warmen Bank.</p>',
      '<p>Une salle de vapeur pour vous deux.</p><p>Enduisez-vous d’argile, puis reposez-vous sur le banc chaud.</p>',
    ),
    imageId: 'hammam',
    price: 5950,
    plan: { minutes: 45, guests: 2, needs: needsOf.rasul },
  },
  {
    ...care,
    id: 'hammamscrub',
    xplanId: '4420',
    name: text('Hammamscrub', 'Hammam scrub', 'Hamam-Peeling', 'Gommage du hammam'),
    description: html(
      '<p>Zwarte zeep, een ruwe handschoen, veel warm water.</p><p>Wij wassen je van top tot teen. Zo gaat het al eeuwen.</p>',
      '<p>Black soap, a rough glove, plenty of warm water.</p><p>We wash you from head to toe. It has been done this way for centuries.</p>',
      '<p>Schwarze Seife, ein rauer Handschuh, viel warmes Wasser.</p><p>Wir waschen Sie von Kopf bis Fuß. So geht es seit Jahrhunderten.</p>',
      '<p>Du savon noir, un gant rêche, beaucoup d’eau chaude.</p><p>Nous vous lavons de la tête aux pieds. Il en est ainsi depuis des siècles.</p>',
    ),
    imageId: 'zeep',
    price: 6900,
    plan: { minutes: 50, needs: needsOf.hammam },
  },
];

const session = { type: 14, vatRate: 9 };
const halfPast = (...hours: number[]): number[] => hours.map((hour) => hour * 60 + 30);

export const demoSessions: DemoProduct[] = [
  {
    ...session,
    id: 'hammamritueel',
    xplanId: '4500',
    name: text('Hammamritueel', 'Hammam ritual', 'Hamam-Ritual', 'Rituel du hammam'),
    description: html(
      '<p>Warme steen, zwarte zeep en anderhalf uur rust.</p><p>Met hooguit acht gasten. Een gastvrouw leidt je door de ruimtes.</p>',
      '<p>Warm stone, black soap and an hour and a half of rest.</p><p>With eight guests at most. A hostess leads you through the rooms.</p>',
      '<p>Warmer Stein, schwarze Seife und anderthalb Stunden Ruhe.</p><p>Mit höchstens acht Gästen. Eine Gastgeberin führt Sie durch die Räume.</p>',
      '<p>Pierre chaude, savon noir et une heure et demie de repos.</p><p>À huit personnes au plus. Une hôtesse vous guide de salle en salle.</p>',
    ),
    imageId: 'hammam',
    price: 5400,
    plan: { minutes: 90, pool: { id: demoHammamPool.id, starts: halfPast(10, 12, 14, 16, 18, 20) } },
  },
  {
    ...session,
    id: 'stoom-in-de-ochtend',
    xplanId: '4510',
    name: text('Stoom in de ochtend', 'Morning steam', 'Dampf am Morgen', 'Vapeur du matin'),
    description: html(
      '<p>Voor de dag begint: stoom, koud water en muntthee.</p><p>Drie kwartier, voor de baden vol raken.</p>',
      '<p>Before the day begins: steam, cold water and mint tea.</p><p>Three quarters of an hour, before the baths fill up.</p>',
      '<p>Bevor der Tag beginnt: Dampf, kaltes Wasser und Minztee.</p><p>Eine Dreiviertelstunde, bevor sich die Bäder füllen.</p>',
      '<p>Avant que le jour commence : vapeur, eau froide et thé à la menthe.</p><p>Trois quarts d’heure, avant que les bains se remplissent.</p>',
    ),
    imageId: 'zeep',
    price: 3250,
    plan: { minutes: 45, pool: { id: demoHammamPool.id, starts: [8 * 60 + 30, 9 * 60 + 30] } },
  },
  {
    ...session,
    id: 'stille-hammam',
    xplanId: '4520',
    name: text('Stille hammam', 'Silent hammam', 'Stiller Hamam', 'Hammam silencieux'),
    description: html(
      '<p>Op woensdag en donderdag, bij kaarslicht en zonder woorden.</p><p>Hetzelfde ritueel als overdag. Je hoort alleen het water.</p>',
      '<p>On Wednesdays and Thursdays, by candlelight and without words.</p><p>The same ritual as by day. You only hear the water.</p>',
      '<p>Mittwochs und donnerstags, bei Kerzenlicht und ohne Worte.</p><p>Dasselbe Ritual wie am Tag. Sie hören nur das Wasser.</p>',
      '<p>Le mercredi et le jeudi, aux bougies et sans paroles.</p><p>Le même rituel qu’en journée. On n’entend que l’eau.</p>',
    ),
    imageId: 'avond',
    price: 5900,
    plan: { minutes: 90, pool: { id: demoHammamPool.id, starts: halfPast(20), weekdays: [3, 4] } },
  },
];
