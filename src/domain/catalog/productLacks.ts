import type { Cents } from '../values/cents.ts';
import { choiceGroups } from './collections.ts';
import { ProductType } from './productTypes.ts';

export interface ProductLack {
  code:
    | 'hidden'
    | 'no_price'
    | 'no_planning'
    | 'needs_nobody'
    | 'no_stay'
    | 'no_worth'
    | 'no_parts'
    | 'no_choice'
    | 'part_no_price'
    | 'no_options'
    | 'options_hidden';
  /** Of the part, or the number of the choice; empty when there is none. */
  name: string;
}

type Priced = { price: Cents; priceRules: readonly { price: Cents }[] };

export interface ProductLacksForm extends Priced {
  type: number;
  visible: boolean;
  planning: { needs: readonly unknown[]; pool: object | null } | null;
  stay: object | null;
  stayProductId: string | null;
  worth: readonly unknown[];
}

/** Of a product that an arrangement or a group names. */
export interface PartFacts {
  name: string;
  type: number;
  visible: boolean;
  priceMissing: boolean;
}

const lack = (lacks: boolean, code: ProductLack['code'], name = ''): ProductLack[] => (lacks ? [{ code, name }] : []);

const isPriced = ({ price, priceRules }: Priced): boolean => price > 0 || priceRules.some((rule) => rule.price > 0);

/** A gift card costs what is asked for, a stay what its entry costs. */
const mayBeFree = ({ type, stay }: Pick<ProductLacksForm, 'type' | 'stay'>): boolean =>
  type === ProductType.GiftCard || stay !== null;

const needsPlanning: readonly number[] = [ProductType.Activity, ProductType.GroupLesson];

/** Why guests cannot book a product, or not as it was meant. */
export function productLacks(form: ProductLacksForm): ProductLack[] {
  const { type, visible, planning, stay, stayProductId, worth } = form;
  return [
    ...lack(!visible && stay === null, 'hidden'),
    ...lack(!isPriced(form) && !mayBeFree(form), 'no_price'),
    ...lack(needsPlanning.includes(type) && planning === null && stay === null, 'no_planning'),
    ...lack(planning !== null && planning.needs.length === 0 && planning.pool === null, 'needs_nobody'),
    ...lack(type === ProductType.Entry && stayProductId === null, 'no_stay'),
    ...lack(type === ProductType.GiftCard && isPriced(form) && worth.length === 0, 'no_worth'),
  ];
}

type CollectionLacksForm = Priced & {
  visible: boolean;
  parts: readonly { productId: string; choice: number }[];
};

/** `products`: facts of the parts; what is absent is taken to be complete. */
export function collectionLacks(form: CollectionLacksForm, products: ReadonlyMap<string, PartFacts>): ProductLack[] {
  const { visible, parts } = form;
  const single = choiceGroups(parts).groups.filter(({ options }) => options.length === 1);
  const ids = [...new Set(parts.map(({ productId }) => productId))];
  const unpriced = ids
    .flatMap((id) => products.get(id) ?? [])
    .filter(({ type, priceMissing }) => type !== ProductType.Activity && priceMissing);
  return [
    ...lack(!visible, 'hidden'),
    ...lack(!isPriced(form), 'no_price'),
    ...lack(parts.length === 0, 'no_parts'),
    ...single.flatMap(({ choice }) => lack(true, 'no_choice', String(choice))),
    ...unpriced.flatMap(({ name }) => lack(true, 'part_no_price', name)),
  ];
}

type GroupLacksForm = { visible: boolean; options: readonly { productId: string }[] };

/** `products`: facts of the options; what is absent is taken to be complete. */
export function groupLacks(
  { visible, options }: GroupLacksForm,
  products: ReadonlyMap<string, PartFacts>,
): ProductLack[] {
  const offered = options.filter(({ productId }) => products.get(productId)?.visible !== false);
  const unpriced = offered.flatMap(({ productId }) => products.get(productId) ?? []).filter((row) => row.priceMissing);
  return [
    ...lack(!visible, 'hidden'),
    ...lack(options.length === 0, 'no_options'),
    ...lack(options.length > 0 && offered.length === 0, 'options_hidden'),
    ...unpriced.flatMap(({ name }) => lack(true, 'part_no_price', name)),
  ];
}
