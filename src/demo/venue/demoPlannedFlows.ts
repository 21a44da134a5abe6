import { treatmentCategories } from './demoCategories.ts';
import type { DemoFlow } from './demoFlow.ts';
import { demoOpenStay } from './demoStays.ts';
import { html, text } from './texts.ts';

const yourDay = text('Je dag', 'Your day', 'Ihr Tag', 'Votre journée');

export const demoPlannedFlows: DemoFlow[] = [
  {
    slug: 'arrangementen',
    name: text('Arrangementen', 'Packages', 'Arrangements', 'Forfaits'),
    description: html(
      '<p>Entree, een behandeling en iets lekkers, in één keer geregeld.</p>',
      '<p>Admission, a treatment and something good to eat, all arranged in one go.</p>',
      '<p>Eintritt, eine Behandlung und etwas Gutes zu essen, in einem Schritt geregelt.</p>',
      '<p>L’entrée, un soin et un repas, le tout en une seule fois.</p>',
    ),
    imageId: 'rust',
    type: 3,
    checkoutType: 'payment',
    groups: [{ name: yourDay, entryId: 'entree-hele-dag', activityId: demoOpenStay.id }],
    subFlows: [
      {
        name: text('Extra behandelingen', 'More treatments', 'Weitere Behandlungen', 'Soins en plus'),
        description: html(
          '<p>Nog een massage of een gezichtsbehandeling? Wij leggen hem om je arrangement heen.</p>',
          '<p>Another massage or a facial? We plan it around your package.</p>',
          '<p>Noch eine Massage oder eine Gesichtsbehandlung? Wir planen sie um Ihr Arrangement herum.</p>',
          '<p>Encore un massage ou un soin du visage ? Nous le plaçons autour de votre forfait.</p>',
        ),
        type: 4,
      },
      {
        name: text('Aan tafel', 'Lunch and dinner', 'Zu Tisch', 'À table'),
        description: html(
          '<p>Een tafel in De Serre, op een tijd die past.</p>',
          '<p>A table in De Serre, at a time that suits your day.</p>',
          '<p>Ein Tisch in De Serre, zu einer passenden Zeit.</p>',
          '<p>Une table à De Serre, à une heure qui convient.</p>',
        ),
        type: 4,
      },
    ],
    pages: [['arrangementen'], treatmentCategories, ['aan-tafel']],
  },
  {
    slug: 'behandelingen',
    name: text('Behandelingen', 'Treatments', 'Behandlungen', 'Soins'),
    description: html(
      '<p>Massages, gezicht en lichaam. Je kiest zelf je tijd.</p>',
      '<p>Massages, face and body. You choose your own time.</p>',
      '<p>Massagen, Gesicht und Körper. Sie wählen Ihre Zeit selbst.</p>',
      '<p>Massages, visage et corps. Vous choisissez votre heure.</p>',
    ),
    imageId: 'hotstone',
    type: 4,
    checkoutType: 'payment',
    pages: [treatmentCategories],
  },
  {
    slug: 'hammamritueel',
    name: text('Hammamritueel', 'Hammam ritual', 'Hamam-Ritual', 'Rituel du hammam'),
    description: html(
      '<p>Warme steen, zwarte zeep en anderhalf uur rust.</p>',
      '<p>Warm stone, black soap and an hour and a half of rest.</p>',
      '<p>Warmer Stein, schwarze Seife und anderthalb Stunden Ruhe.</p>',
      '<p>Pierre chaude, savon noir et une heure et demie de repos.</p>',
    ),
    imageId: 'hammam',
    type: 4,
    checkoutType: 'payment',
    subFlows: [
      {
        name: text('Na de hammam', 'After the hammam', 'Nach dem Hamam', 'Après le hammam'),
        description: html(
          '<p>Warm van de stoom verder met olie, klei of een plank.</p>',
          '<p>Warm from the steam, carry on with oil, clay or an antipasti board.</p>',
          '<p>Warm vom Dampf weiter mit Öl, Ton oder einem Antipasti-Brett.</p>',
          '<p>Encore chaud de la vapeur, continuez avec l’huile, l’argile ou une planche.</p>',
        ),
        type: 3,
      },
    ],
    pages: [['hammamsessies'], ['na-de-hammam']],
  },
  {
    slug: 'stel-je-dag-samen',
    name: text('Stel je dag samen', 'Build your day', 'Stellen Sie Ihren Tag zusammen', 'Composez votre journée'),
    description: html(
      '<p>Kies per gast de entree, daarna wie welke behandeling neemt.</p>',
      '<p>Choose admission for each guest, then who has which treatment.</p>',
      '<p>Wählen Sie für jeden Gast den Eintritt und dann, wer welche Behandlung nimmt.</p>',
      '<p>Choisissez l’entrée de chacun, puis qui prend quel soin.</p>',
    ),
    imageId: 'dagdroom',
    type: 0,
    checkoutType: 'payment-and-location',
    groups: [{ name: yourDay, entryId: 'entree-hele-dag', activityId: demoOpenStay.id }],
    subFlows: [
      {
        name: text('Behandelingen', 'Treatments', 'Behandlungen', 'Soins'),
        description: html(
          '<p>Behandelingen betaal je vooraf, zodat wij ze kunnen plannen.</p>',
          '<p>Treatments are paid for in advance so that we can plan them.</p>',
          '<p>Behandlungen bezahlen Sie im Voraus, damit wir sie planen können.</p>',
          '<p>Les soins se règlent à l’avance, pour que nous puissions les prévoir.</p>',
        ),
        type: 4,
      },
    ],
    pages: [['hele-dag', 'dagdeel'], treatmentCategories],
  },
];
