import type { DemoProduct } from './demoProduct.ts';
import { text } from './texts.ts';

const extra = { type: 1, plan: null };
const nothing = text('', '', '', '');

export const demoExtras: DemoProduct[] = [
  {
    ...extra,
    id: 'kruidenthee',
    xplanId: '4800',
    name: text('Pot verse kruidenthee', 'Pot of fresh herbal tea', 'Kanne frischer Kräutertee', 'Tisane fraîche'),
    description: nothing,
    imageId: 'thee',
    price: 650,
    vatRate: 9,
  },
  {
    ...extra,
    id: 'glas-mousserend',
    xplanId: '4810',
    name: text('Glas mousserend', 'Glass of sparkling wine', 'Glas Schaumwein', 'Verre de vin pétillant'),
    description: nothing,
    imageId: 'tafel',
    price: 750,
    vatRate: 21,
  },
  {
    ...extra,
    id: 'handdoek-en-badjas',
    xplanId: '4820',
    name: text('Handdoek en badjas', 'Towel and bathrobe', 'Handtuch und Bademantel', 'Serviette et peignoir'),
    description: nothing,
    imageId: 'rust',
    price: 1250,
    vatRate: 21,
  },
];
