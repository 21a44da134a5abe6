import { drinks, shortMassages, shortTreatments } from './demoArrangement.ts';
import type { DemoArrangement } from './demoArrangement.ts';
import { demoArrangements } from './demoArrangements.ts';
import { html, text } from './texts.ts';

export const demoMoreArrangements: DemoArrangement[] = [
  {
    id: 'klei-en-stoom',
    xplanId: '5006',
    name: text('Klei & Stoom', 'Clay & Steam', 'Ton & Dampf', 'Argile & vapeur'),
    description: html(
      '<p>De rasul, een korte behandeling en een lunch. Je huid is de rest van de week zacht.</p>',
      '<p>The rasul, a short treatment and lunch. Your skin stays soft for the rest of the week.</p>',
      '<p>Der Rasul, eine kurze Behandlung und ein Mittagessen. Ihre Haut bleibt die ganze Woche weich.</p>',
      '<p>Le rasul, un soin court et un déjeuner. Votre peau reste douce toute la semaine.</p>',
    ),
    imageId: 'klei',
    price: 13900,
    weekPrice: 12900,
    included: ['entree-hele-dag', 'rasul-met-klei', 'lunch-in-de-serre'],
    choices: [shortTreatments],
  },
  {
    id: 'de-lange-dag',
    xplanId: '5007',
    name: text('De Lange Dag', 'The Long Day', 'Der lange Tag', 'La longue journée'),
    description: html(
      '<p>Van de lunch tot het diner, met twee behandelingen ertussen. Kom vroeg en blijf lang.</p>',
      '<p>From lunch to dinner, with two treatments in between. Come early and stay long.</p>',
      '<p>Vom Mittagessen bis zum Abendessen, mit zwei Behandlungen dazwischen. Kommen Sie früh und bleiben Sie lange.</p>',
      '<p>Du déjeuner au dîner, avec deux soins entre les deux. Venez tôt et restez longtemps.</p>',
    ),
    imageId: 'dagdroom',
    price: 20900,
    weekPrice: 18900,
    included: ['entree-hele-dag', 'lunch-in-de-serre', 'driegangendiner', 'handdoek-en-badjas'],
    choices: [
      ['hotstone-massage-50', 'olijfolie-massage-50'],
      ['gezicht-puur', 'scrub-met-olijfpit-50', 'kleipakking'],
    ],
  },
  {
    id: 'in-verwachting',
    xplanId: '5008',
    name: text('In Verwachting', 'Expecting', 'Babybauch-Auszeit', 'Future maman'),
    description: html(
      '<p>Een dag op jouw tempo, met een massage op je zij en iets zoets bij de thee.</p>',
      '<p>A day at your own pace, with a massage on your side and something sweet with your tea.</p>',
      '<p>Ein Tag in Ihrem Tempo, mit einer Massage in Seitenlage und etwas Süßem zum Tee.</p>',
      '<p>Une journée à votre rythme, avec un massage sur le côté et une douceur avec le thé.</p>',
    ),
    imageId: 'olijftak',
    price: 11900,
    included: ['entree-hele-dag', 'zwangerschapsmassage', 'thee-en-gebak', 'handdoek-en-badjas'],
    choices: [],
  },
];

export const demoHammamArrangements: DemoArrangement[] = [
  {
    id: 'na-de-stoom',
    xplanId: '5009',
    name: text('Na de Stoom', 'After the Steam', 'Nach dem Dampf', 'Après la vapeur'),
    description: html(
      '<p>Een massage van 25 minuten en een pot thee.</p>',
      '<p>A 25-minute massage and a pot of tea.</p>',
      '<p>Eine Massage von 25 Minuten und eine Kanne Tee.</p>',
      '<p>Un massage de 25 minutes et un thé.</p>',
    ),
    imageId: 'thee',
    price: 4750,
    included: ['kruidenthee'],
    choices: [shortMassages],
  },
  {
    id: 'klei-en-kalmte',
    xplanId: '5010',
    name: text('Klei & Kalmte', 'Clay & Calm', 'Ton & Stille', 'Argile & calme'),
    description: html(
      '<p>De rasul, een plank met antipasti en iets te drinken.</p>',
      '<p>The rasul, an antipasti board and something to drink.</p>',
      '<p>Der Rasul, ein Antipasti-Brett und etwas zu trinken.</p>',
      '<p>Le rasul, une planche d’antipasti et de quoi boire.</p>',
    ),
    imageId: 'klei',
    price: 8400,
    included: ['rasul-met-klei', 'plank-met-antipasti'],
    choices: [drinks],
  },
];

export const allArrangements: DemoArrangement[] = [
  ...demoArrangements,
  ...demoMoreArrangements,
  ...demoHammamArrangements,
];
