import type { Translated } from '#domain/values/translated.ts';
import { text } from './texts.ts';

const giftCardType = 3;
const subscriptionType = 2;

/** Things that are ordered without a date. Prices in cents; 0 where the buyer chooses the amount. */
export type DemoOrder = {
  id: string;
  xplanId: string;
  type: number;
  name: Translated;
  description: Translated;
  imageId: string;
  price: number;
  vatRate: number;
};

export const demoOrders: DemoOrder[] = [
  {
    id: 'cadeaubon',
    xplanId: '3001',
    type: giftCardType,
    name: text('Cadeaubon', 'Gift card', 'Gutschein', 'Carte cadeau'),
    description: text(
      '<p>Een bon om te geven. Jij kiest het bedrag, wij mailen hem zodra je hebt betaald.</p>',
      '<p>A card to give. You choose the amount, we mail it once you have paid.</p>',
      '<p>Ein Gutschein zum Verschenken. Sie wählen den Betrag, wir mailen ihn nach der Zahlung.</p>',
      '<p>Une carte à offrir. Vous choisissez le montant, nous l’envoyons dès le paiement.</p>',
    ),
    imageId: 'olijftak',
    price: 0,
    vatRate: 0,
  },
  {
    id: 'voucher-duo',
    xplanId: '3002',
    type: giftCardType,
    name: text('Voucher Duo', 'Duo voucher', 'Duo-Gutschein', 'Bon duo'),
    description: text(
      '<p>Een avond voor twee: entree, badjas en thee.</p>',
      '<p>An evening for two: entry, bathrobe and tea.</p>',
      '<p>Ein Abend zu zweit: Eintritt, Bademantel und Tee.</p>',
      '<p>Une soirée à deux : entrée, peignoir et thé.</p>',
    ),
    imageId: 'avond',
    price: 6900,
    vatRate: 9,
  },
  {
    id: 'badenkaart',
    xplanId: '3003',
    type: subscriptionType,
    name: text('Badenkaart', 'Bath card', 'Bäderkarte', 'Carte de bains'),
    description: text(
      '<p>Tien keer entree op elke dag, een jaar geldig.</p>',
      '<p>Ten entries on any day, valid for a year.</p>',
      '<p>Zehn Eintritte an jedem Tag, ein Jahr gültig.</p>',
      '<p>Dix entrées, tous les jours, valable un an.</p>',
    ),
    imageId: 'dagdroom',
    price: 29500,
    vatRate: 9,
  },
  {
    id: 'jaarabonnement',
    xplanId: '3004',
    type: subscriptionType,
    name: text('Jaarabonnement', 'Annual pass', 'Jahreskarte', 'Abonnement annuel'),
    description: text(
      '<p>Een jaar lang in en uit, zo vaak je wilt.</p>',
      '<p>In and out for a year, as often as you like.</p>',
      '<p>Ein Jahr lang rein und raus, so oft Sie möchten.</p>',
      '<p>Une année de bains, aussi souvent que vous voulez.</p>',
    ),
    imageId: 'gezicht',
    price: 89500,
    vatRate: 9,
  },
];
