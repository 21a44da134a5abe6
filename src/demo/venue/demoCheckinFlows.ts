import type { FlowConfig } from '#server/db/jsonColumns.ts';
import type { DemoFlow } from './demoFlow.ts';
import { html, text } from './texts.ts';

const payLater: FlowConfig = {
  checkoutText: html(
    '<p>De entree reken je op locatie af. Tot dan blijft je plek staan.</p>',
    '<p>You pay at the venue. We’ll keep your place until then.</p>',
    '<p>Den Eintritt bezahlen Sie vor Ort. Bis dahin bleibt Ihr Platz reserviert.</p>',
    '<p>Vous réglez l’entrée sur place. Votre place reste réservée jusque-là.</p>',
  ),
  checkoutConfirmTitle: text('Reserveren', 'Book', 'Reservieren', 'Réserver'),
};

const allDay = text('Hele dag', 'All day', 'Ganzer Tag', 'Journée entière');
const afternoon = text('Middag', 'Afternoon', 'Nachmittag', 'Après-midi');
const evening = text('Avond', 'Evening', 'Abend', 'Soirée');

export const demoCheckinFlows: DemoFlow[] = [
  {
    slug: 'entree',
    name: text('Entree', 'Admission', 'Eintritt', 'Entrée'),
    description: html(
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
    slug: 'avondentree',
    name: text('Avondentree', 'Evening by candlelight', 'Abendeintritt', 'Entrée du soir'),
    description: html(
      '<p>Vanaf 17:00 uur, met kaarslicht bij het buitenbad.</p>',
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
    description: html(
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
      'Book with a multi-visit pass',
      'Mit einer Mehrfachkarte reservieren',
      'Réserver avec une carte multi-entrées',
    ),
    description: html(
      '<p>Je komt binnen op je badenkaart. Reserveren kost niets.</p>',
      '<p>Come in on your multi-visit pass. Booking is free.</p>',
      '<p>Sie kommen mit Ihrer Mehrfachkarte. Reservieren kostet nichts.</p>',
      '<p>Vous entrez avec votre carte multi-entrées. La réservation est gratuite.</p>',
    ),
    imageId: 'dagdroom',
    type: 1,
    checkoutType: 'location',
    groups: [{ name: allDay, entryId: 'entree-badenkaart' }],
  },
];
