import { needsOf } from './demoProduct.ts';
import type { DemoTreatment } from './demoProduct.ts';
import { html, text } from './texts.ts';

const care = { type: 0, vatRate: 21 };

export const demoFaceCare: DemoTreatment[] = [
  {
    ...care,
    id: 'gezicht-puur',
    xplanId: '4200',
    name: text('Gezicht puur', 'Classic facial', 'Gesichtsbehandlung Classic', 'Soin visage essentiel'),
    description: html(
      '<p>Reinigen, een masker, een zachte massage.</p><p>Voor elke huid. Wij kijken eerst wat die van jou nodig heeft.</p>',
      '<p>Cleansing, a mask, a gentle massage.</p><p>For every skin. We first look at what yours needs.</p>',
      '<p>Reinigung, eine Maske, eine sanfte Massage.</p><p>Für jede Haut. Wir sehen zuerst, was Ihre braucht.</p>',
      '<p>Un nettoyage, un masque, un massage doux.</p><p>Pour toutes les peaux. Nous regardons d’abord ce qu’il faut à la vôtre.</p>',
    ),
    imageId: 'gezicht',
    price: 6900,
    plan: { minutes: 50, needs: needsOf.face },
  },
  {
    ...care,
    id: 'gezicht-rijk',
    xplanId: '4210',
    name: text('Gezicht rijk', 'Nourishing facial', 'Gesichtsbehandlung Plus', 'Soin visage nourrissant'),
    description: html(
      '<p>Met stoom, een scrub en twee maskers.</p><p>Je handen en je hals gaan mee. Je huid voelt daarna zacht en vol.</p>',
      '<p>With steam, a scrub and two masks.</p><p>Your hands and neck are included. Your skin feels soft and full afterwards.</p>',
      '<p>Mit Dampf, einem Peeling und zwei Masken.</p><p>Hände und Hals gehören dazu. Ihre Haut fühlt sich danach weich und satt an.</p>',
      '<p>Avec vapeur, gommage et deux masques.</p><p>Les mains et le cou en font partie. Votre peau est ensuite douce et pleine.</p>',
    ),
    imageId: 'bloesem',
    plan: { needs: needsOf.face },
    lengths: [
      { xplanId: '4211', minutes: 50, price: 8200 },
      { xplanId: '4212', minutes: 80, price: 11200 },
    ],
  },
  {
    ...care,
    id: 'gezichtsmassage',
    xplanId: '4220',
    name: text('Gezichtsmassage', 'Face massage', 'Gesichtsmassage', 'Massage du visage'),
    description: html(
      '<p>25 minuten langs kaak, wangen en voorhoofd.</p><p>Met een lichte olie van abrikoos. Je gezicht wordt zacht.</p>',
      '<p>25 minutes along jaw, cheeks and forehead.</p><p>With a light apricot oil. Your face softens.</p>',
      '<p>25 Minuten entlang Kiefer, Wangen und Stirn.</p><p>Mit einem leichten Aprikosenöl. Ihr Gesicht wird weich.</p>',
      '<p>25 minutes le long des mâchoires, des joues et du front.</p><p>Avec une huile légère d’abricot. Le visage se détend.</p>',
    ),
    imageId: 'rust',
    price: 4250,
    plan: { minutes: 25, needs: needsOf.face },
  },
];

export const demoBodyCare: DemoTreatment[] = [
  {
    ...care,
    id: 'scrub-met-olijfpit',
    xplanId: '4300',
    name: text('Scrub met olijfpit', 'Olive stone scrub', 'Olivenkern-Peeling', 'Gommage au noyau d’olive'),
    description: html(
      '<p>Gemalen pitten, olie en grof zout.</p><p>Op een warme tafel, met water erover. Je huid is daarna glad.</p>',
      '<p>Ground stones, oil and coarse salt.</p><p>On a warm table, rinsed with water. Your skin is smooth afterwards.</p>',
      '<p>Gemahlene Kerne, Öl und grobes Salz.</p><p>Auf einem warmen Tisch, mit Wasser abgespült. Ihre Haut ist danach glatt.</p>',
      '<p>Noyaux moulus, huile et gros sel.</p><p>Sur une table chaude, rincé à l’eau. Votre peau est ensuite lisse.</p>',
    ),
    imageId: 'scrub',
    plan: { needs: needsOf.body },
    lengths: [
      { xplanId: '4301', minutes: 25, price: 4400 },
      { xplanId: '4302', minutes: 50, price: 6900 },
    ],
  },
  {
    ...care,
    id: 'kleipakking',
    xplanId: '4310',
    name: text('Kleipakking', 'Clay wrap', 'Tonpackung', 'Enveloppement d’argile'),
    description: html(
      '<p>Warme klei, een doek en stilte.</p><p>Je ligt een half uur ingepakt. Daarna spoelen we alles af.</p>',
      '<p>Warm clay, a cloth and silence.</p><p>You lie wrapped up for half an hour. Then we rinse it all off.</p>',
      '<p>Warmer Ton, ein Tuch und Stille.</p><p>Sie liegen eine halbe Stunde eingehüllt. Dann spülen wir alles ab.</p>',
      '<p>De l’argile chaude, un drap et le silence.</p><p>Vous restez enveloppé une demi-heure. Puis nous rinçons tout.</p>',
    ),
    imageId: 'klei',
    price: 7200,
    plan: { minutes: 50, needs: needsOf.body },
  },
  {
    ...care,
    id: 'handen-en-voeten',
    xplanId: '4320',
    name: text('Handen en voeten', 'Hands and feet', 'Hände und Füße', 'Mains et pieds'),
    description: html(
      '<p>Een bad, een scrub en een massage tot de ellebogen en knieën.</p><p>Voor wie veel staat of veel met de handen werkt.</p>',
      '<p>A bath, a scrub and a massage up to elbows and knees.</p><p>For those who stand a lot or work with their hands.</p>',
      '<p>Ein Bad, ein Peeling und eine Massage bis zu Ellbogen und Knien.</p><p>Für alle, die viel stehen oder mit den Händen arbeiten.</p>',
      '<p>Un bain, un gommage et un massage jusqu’aux coudes et aux genoux.</p><p>Pour qui reste debout ou travaille de ses mains.</p>',
    ),
    imageId: 'voetenbad',
    price: 6200,
    plan: { minutes: 50, needs: needsOf.body },
  },
];
