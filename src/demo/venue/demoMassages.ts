import { needsOf } from './demoProduct.ts';
import type { DemoTreatment } from './demoProduct.ts';
import { html, text } from './texts.ts';

const massage = { type: 0, vatRate: 21 };

export const demoMassages: DemoTreatment[] = [
  {
    ...massage,
    id: 'hotstone-massage',
    xplanId: '4100',
    name: text('Hotstone massage', 'Hot stone massage', 'Hot-Stone-Massage', 'Massage aux pierres chaudes'),
    description: html(
      '<p>Warme basaltstenen, langzame halen.</p><p>De stenen liggen eerst, daarna masseren ze mee. Je spieren worden warm en laten los.</p>',
      '<p>Warm basalt stones, slow strokes.</p><p>First the stones rest on you, then they become part of the massage. Your muscles warm up and let go.</p>',
      '<p>Warme Basaltsteine, langsame Striche.</p><p>Erst ruhen die Steine, dann massieren sie mit. Ihre Muskeln werden warm und lassen los.</p>',
      '<p>Pierres de basalte chaudes, gestes lents.</p><p>Les pierres se posent, puis elles massent avec les mains. Vos muscles se réchauffent et se relâchent.</p>',
    ),
    imageId: 'hotstone',
    plan: { needs: needsOf.hotstone },
    lengths: [
      { xplanId: '4101', minutes: 25, price: 4900 },
      { xplanId: '4102', minutes: 50, price: 7900 },
      { xplanId: '4103', minutes: 80, price: 10900 },
    ],
  },
  {
    ...massage,
    id: 'olijfolie-massage',
    xplanId: '4110',
    name: text('Olijfolie massage', 'Olive oil massage', 'Olivenöl-Massage', 'Massage à l’huile d’olive'),
    description: html(
      '<p>Met warme olie van eigen pers.</p><p>Lange, rustige bewegingen van je nek tot je voeten. De olie komt uit onze eigen gaard.</p>',
      '<p>With warm oil from our own press.</p><p>Long, calm strokes from your neck to your feet. The oil comes from our own orchard.</p>',
      '<p>Mit warmem Öl aus eigener Pressung.</p><p>Lange, ruhige Bewegungen vom Nacken bis zu den Füßen. Das Öl kommt aus unserem eigenen Garten.</p>',
      '<p>À l’huile chaude de notre pressoir.</p><p>De longs gestes calmes, de la nuque aux pieds. L’huile vient de notre oliveraie.</p>',
    ),
    imageId: 'massage',
    plan: { needs: needsOf.massage },
    lengths: [
      { xplanId: '4111', minutes: 25, price: 4500 },
      { xplanId: '4112', minutes: 50, price: 7200 },
    ],
  },
  {
    ...massage,
    id: 'rugmassage',
    xplanId: '4120',
    name: text('Rugmassage', 'Back massage', 'Rückenmassage', 'Massage du dos'),
    description: html(
      '<p>25 minuten voor nek en schouders.</p><p>Kort en stevig. Fijn als je veel zit.</p>',
      '<p>25 minutes for neck and shoulders.</p><p>Short and firm. Just right if you sit a lot.</p>',
      '<p>25 Minuten für Nacken und Schultern.</p><p>Kurz und kräftig. Wohltuend, wenn Sie viel sitzen.</p>',
      '<p>25 minutes pour la nuque et les épaules.</p><p>Court et tonique. Idéal si vous restez souvent assis.</p>',
    ),
    imageId: 'rust',
    price: 4500,
    plan: { minutes: 25, needs: needsOf.massage },
  },
  {
    ...massage,
    id: 'massage-bij-kaarslicht',
    xplanId: '4130',
    name: text('Massage bij kaarslicht', 'Massage by candlelight', 'Massage bei Kerzenlicht', 'Massage aux bougies'),
    description: html(
      '<p>De lampen uit, de kaarsen aan.</p><p>De was is een zachte olie. Zodra hij warm is, gaat hij op je huid.</p>',
      '<p>The lamps off, the candles lit.</p><p>The wax is a soft oil. Once it is warm, it goes onto your skin.</p>',
      '<p>Die Lampen aus, die Kerzen an.</p><p>Das Wachs ist ein weiches Öl. Sobald es warm ist, kommt es auf Ihre Haut.</p>',
      '<p>Les lampes éteintes, les bougies allumées.</p><p>La cire est une huile douce. Une fois tiède, elle se pose sur votre peau.</p>',
    ),
    imageId: 'avond',
    price: 9500,
    plan: { minutes: 50, needs: needsOf.massage },
  },
  {
    ...massage,
    id: 'duomassage',
    xplanId: '4140',
    name: text('Duomassage', 'Massage for two', 'Paarmassage', 'Massage en duo'),
    description: html(
      '<p>Samen in één kamer, ieder een eigen therapeut.</p><p>Jullie beginnen en eindigen tegelijk. Daarna staat er thee.</p>',
      '<p>Together in one room, each with your own therapist.</p><p>You start and finish at the same time. Tea is waiting afterwards.</p>',
      '<p>Zusammen in einem Raum, jeder mit eigenem Therapeuten.</p><p>Sie beginnen und enden gleichzeitig. Danach steht Tee bereit.</p>',
      '<p>Ensemble dans une salle, chacun son thérapeute.</p><p>Vous commencez et terminez en même temps. Un thé vous attend ensuite.</p>',
    ),
    imageId: 'duo',
    plan: { guests: 2, needs: needsOf.duo },
    lengths: [
      { xplanId: '4141', minutes: 50, price: 7900 },
      { xplanId: '4142', minutes: 80, price: 10900 },
    ],
  },
  {
    ...massage,
    id: 'zwangerschapsmassage',
    xplanId: '4150',
    name: text('Zwangerschapsmassage', 'Pregnancy massage', 'Schwangerschaftsmassage', 'Massage prénatal'),
    description: html(
      '<p>Op je zij, met kussens waar je ze wilt.</p><p>Vanaf de veertiende week. Zeg ons hoe je ligt, wij volgen.</p>',
      '<p>On your side, with cushions where you want them.</p><p>From the fourteenth week. Tell us how you lie most comfortably.</p>',
      '<p>In Seitenlage, mit Kissen, wo Sie sie möchten.</p><p>Ab der vierzehnten Woche. Sagen Sie uns, wie Sie am bequemsten liegen.</p>',
      '<p>Sur le côté, avec des coussins où vous le souhaitez.</p><p>Dès la quatorzième semaine. Dites-nous comment vous êtes le mieux.</p>',
    ),
    imageId: 'olijftak',
    price: 7200,
    plan: { minutes: 50, needs: needsOf.pregnancy },
  },
  {
    ...massage,
    id: 'voetmassage',
    xplanId: '4160',
    name: text('Voetmassage', 'Foot massage', 'Fußmassage', 'Massage des pieds'),
    description: html(
      '<p>Eerst een warm bad, dan je voeten en kuiten.</p><p>Vlotte handen, warme olie. Je loopt lichter weg.</p>',
      '<p>First a warm bath, then your feet and calves.</p><p>Skilled hands, warm oil. You’ll walk away lighter.</p>',
      '<p>Erst ein warmes Bad, dann Ihre Füße und Waden.</p><p>Geübte Hände, warmes Öl. Sie gehen leichter davon.</p>',
      '<p>D’abord un bain chaud, puis vos pieds et vos mollets.</p><p>Des mains sûres, une huile chaude. Vous repartez plus léger.</p>',
    ),
    imageId: 'voetenbad',
    price: 3950,
    plan: { minutes: 25, needs: needsOf.massage },
  },
  {
    ...massage,
    id: 'hoofdmassage',
    xplanId: '4170',
    name: text('Hoofdmassage', 'Head massage', 'Kopfmassage', 'Massage du cuir chevelu'),
    description: html(
      '<p>Voorhoofd, slapen en nek. Je hoofd wordt leeg.</p><p>Zonder olie, dus je haar blijft droog.</p>',
      '<p>Forehead, temples and neck. Your mind goes quiet.</p><p>Without oil, so your hair stays dry.</p>',
      '<p>Stirn, Schläfen und Nacken. Ihr Kopf wird ruhig.</p><p>Ohne Öl, Ihr Haar bleibt trocken.</p>',
      '<p>Le front, les tempes et la nuque. La tête se vide.</p><p>Sans huile, vos cheveux restent secs.</p>',
    ),
    imageId: 'gezicht',
    price: 4250,
    plan: { minutes: 25, needs: needsOf.massage },
  },
];
