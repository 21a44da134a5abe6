import type { FlowForm } from './flowForm.ts';
import { hasGroups } from './flowForm.ts';
import { flowNeeds } from './flowNeeds.ts';
import { FlowType } from './flowTypes.ts';
import { ProductType } from './productTypes.ts';
import { StepType } from './stepContents.ts';

export interface FlowLack {
  code:
    | 'no_categories'
    | 'category_missing'
    | 'nothing_offered'
    | 'no_groups'
    | 'product_missing'
    | 'product_hidden'
    | 'no_times'
    | 'no_product'
    | 'wrong_product'
    | 'no_price'
    | 'never_open'
    | 'image_missing'
    | 'address_taken';
  /** JSON pointer into the form. */
  pointer: string;
  /** Of the product, category or page; empty when there is none. */
  name: string;
}

export interface ProductFacts {
  name: string;
  type: number;
  visible: boolean;
  isPriced: boolean;
  /** People arrive and leave by it. */
  hasTimes: boolean;
}

/** What the venue has of what a form names; absent: it is not there. */
export interface FlowFacts {
  /** `offered`: how many of its products visitors can choose. */
  categories: ReadonlyMap<string, { name: string; offered: number }>;
  products: ReadonlyMap<string, ProductFacts>;
  hasImage: boolean;
  isAddressTaken: boolean;
  /** The venue opens on a day that can be booked. */
  opens: boolean;
  /** Entry costs nothing here: it is paid with visits of a card. */
  isFree: boolean;
}

/** What a flow must have before visitors can book it, in the order of the form. */
export function flowLacks(form: FlowForm, facts: FlowFacts): FlowLack[] {
  return [
    ...lack(facts.isAddressTaken, 'address_taken', '/slug'),
    ...lack(form.imageId !== null && !facts.hasImage, 'image_missing', '/imageId'),
    ...form.steps.flatMap((_step, at) => stepLacks(form, at, facts)),
    ...groupLacks(form, facts),
    ...orderLacks(form, facts),
    ...lack(flowNeeds.date(form) && !facts.opens, 'never_open', ''),
  ];
}

const lack = (lacks: boolean, code: FlowLack['code'], pointer: string, name = ''): FlowLack[] =>
  lacks ? [{ code, pointer, name }] : [];

function stepLacks({ steps }: FlowForm, at: number, { categories }: FlowFacts): FlowLack[] {
  const { stepType, entryIds, name } = steps[at]!;
  if (stepType !== StepType.Categories) return [];
  const pointer = `/steps/${at}/entryIds`;
  if (entryIds.length === 0) return lack(true, 'no_categories', pointer, name.nl);
  const missing = entryIds.flatMap((id, index) =>
    lack(!categories.has(id), 'category_missing', `${pointer}/${index}`, name.nl),
  );
  const offersNothing = entryIds.every((id) => (categories.get(id)?.offered ?? 0) === 0);
  return [...missing, ...lack(offersNothing && missing.length === 0, 'nothing_offered', pointer, name.nl)];
}

function groupLacks(form: FlowForm, { products, isFree }: FlowFacts): FlowLack[] {
  if (!hasGroups(form)) return [];
  if (form.checkinGroups.length === 0) return lack(true, 'no_groups', '/checkinGroups');
  return form.checkinGroups.flatMap(({ name, entryProductId, activityProductId }, at) => {
    const [entry, activity] = [products.get(entryProductId), products.get(activityProductId)];
    const [atEntry, atActivity] = ['entry', 'activity'].map((part) => `/checkinGroups/${at}/${part}ProductId`);
    return [
      ...productLacks(entry, { pointer: atEntry!, owner: name.nl, isWanted: ({ type }) => type === ProductType.Entry }),
      ...lack(entry !== undefined && !entry.isPriced && !isFree, 'no_price', atEntry!, entry?.name),
      ...lack(activity === undefined, 'product_missing', atActivity!, name.nl),
      ...lack(activity !== undefined && !activity.hasTimes, 'no_times', atActivity!, activity?.name),
    ];
  });
}

/** A voucher is a gift card with a fixed price. */
const orderedTypes: Partial<Record<number, number>> = {
  [FlowType.GiftCard]: ProductType.GiftCard,
  [FlowType.Voucher]: ProductType.GiftCard,
  [FlowType.Subscription]: ProductType.Subscription,
};

function orderLacks(form: FlowForm, { products }: FlowFacts): FlowLack[] {
  if (!flowNeeds.isOrderCard(form)) return [];
  if (form.productId === null) return lack(true, 'no_product', '/productId');
  const product = products.get(form.productId);
  const isWanted = ({ type }: ProductFacts): boolean => type === orderedTypes[form.type];
  return [
    ...productLacks(product, { pointer: '/productId', owner: '', isWanted }),
    ...lack(
      product !== undefined && !product.isPriced && form.type !== FlowType.GiftCard,
      'no_price',
      '/productId',
      product?.name,
    ),
  ];
}

function productLacks(
  product: ProductFacts | undefined,
  { pointer, owner, isWanted }: { pointer: string; owner: string; isWanted: (product: ProductFacts) => boolean },
): FlowLack[] {
  if (product === undefined) return lack(true, 'product_missing', pointer, owner);
  return [
    ...lack(!isWanted(product), 'wrong_product', pointer, product.name),
    ...lack(!product.visible, 'product_hidden', pointer, product.name),
  ];
}
