import type { Cents } from '../../values/cents.ts';
import type { FieldError } from '../../values/fieldErrors.ts';
import { fieldErrorsUnder } from '../../values/fieldErrors.ts';
import type { Translated } from '../../values/translated.ts';
import { ProductType } from '../productTypes.ts';
import { planningErrors, stayErrors } from './planningErrors.ts';
import type { PlanningForm, StayForm } from './planningErrors.ts';
import { priceErrors, priceRuleErrors } from './priceRuleErrors.ts';
import type { PriceRuleForm } from './priceRuleErrors.ts';
import { longestOptionName, nameErrors } from './textErrors.ts';

type ProductPart = 'planning' | 'stay' | 'stayProductId' | 'visits' | 'usableDays' | 'worth';

const { Activity, Subscription, GiftCard, Entry } = ProductType;
const bookable = Object.values(ProductType).filter((type) => ![Subscription, GiftCard, Entry].includes(type as never));

/** The types that a part of the form is for. */
export const typesWith: Record<ProductPart, readonly number[]> = {
  planning: bookable,
  stay: [Activity],
  stayProductId: [Entry],
  visits: [Subscription],
  usableDays: [Subscription, GiftCard],
  worth: [GiftCard],
};

export type ProductErrorsForm = {
  type: number;
  name: Translated;
  price: Cents;
  priceRules: readonly PriceRuleForm[];
  planning: PlanningForm | null;
  stay: StayForm | null;
  stayProductId: string | null;
  visits: number | null;
  usableDays: number | null;
  worth: readonly { productId: string }[];
  categoryIds: readonly string[];
};

/** Beyond what the contract checks. `not_allowed`: a part that products of this type do not have. */
export function productErrors(form: ProductErrorsForm): FieldError[] {
  return [
    ...nameErrors(form.name),
    ...priceErrors(form.price),
    ...priceRuleErrors(form.priceRules, { hasStart: form.planning !== null || form.type === Entry }),
    ...partErrors(form),
    ...(form.planning ? fieldErrorsUnder('/planning', planningErrors(form.planning)) : []),
    ...(form.stay ? fieldErrorsUnder('/stay', stayErrors(form.stay)) : []),
    ...twiceErrors(
      form.worth.map(({ productId }) => productId),
      (index) => `/worth/${index}/productId`,
    ),
    ...categoryErrors(form),
  ];
}

function partErrors(form: ProductErrorsForm): FieldError[] {
  const parts = Object.keys(typesWith) as ProductPart[];
  const strange = parts.filter((part) => isFilled(form[part]) && !typesWith[part].includes(form.type));
  const errors = strange.map((part) => ({ pointer: `/${part}`, code: 'not_allowed' }));
  const isBoth = form.planning !== null && form.stay !== null;
  return isBoth ? [...errors, { pointer: '/planning', code: 'not_allowed' }] : errors;
}

const isFilled = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

type CollectionErrorsForm = Pick<ProductErrorsForm, 'name' | 'price' | 'priceRules' | 'categoryIds'> & {
  parts: readonly { productId: string; choice: number }[];
};

/** `duplicate`: twice in the same choice. */
export function collectionErrors(form: CollectionErrorsForm): FieldError[] {
  return [
    ...nameErrors(form.name),
    ...priceErrors(form.price),
    ...priceRuleErrors(form.priceRules),
    ...twiceErrors(
      form.parts.map(({ productId, choice }) => `${choice} ${productId}`),
      (index) => `/parts/${index}/productId`,
    ),
    ...categoryErrors(form),
  ];
}

type GroupErrorsForm = Pick<ProductErrorsForm, 'name' | 'categoryIds'> & {
  options: readonly { productId: string; optionName: Translated }[];
};

export function groupErrors(form: GroupErrorsForm): FieldError[] {
  return [
    ...nameErrors(form.name),
    ...form.options.flatMap(({ optionName }, index) =>
      nameErrors(optionName, `/options/${index}/optionName`, longestOptionName),
    ),
    ...twiceErrors(
      form.options.map(({ productId }) => productId),
      (index) => `/options/${index}/productId`,
    ),
    ...categoryErrors(form),
  ];
}

export const categoryFormErrors = (form: { name: Translated; productIds: readonly string[] }): FieldError[] => [
  ...nameErrors(form.name),
  ...twiceErrors(form.productIds, (index) => `/productIds/${index}`),
];

const categoryErrors = ({ categoryIds }: { categoryIds: readonly string[] }): FieldError[] =>
  twiceErrors(categoryIds, (index) => `/categoryIds/${index}`);

const twiceErrors = (keys: readonly string[], pointerOf: (index: number) => string): FieldError[] =>
  keys.flatMap((key, index) => (keys.indexOf(key) < index ? [{ pointer: pointerOf(index), code: 'duplicate' }] : []));
