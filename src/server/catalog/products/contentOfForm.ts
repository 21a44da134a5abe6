import type {
  CollectionForm,
  PriceRule,
  ProductForm,
  ProductGroupForm,
  ProductPlanning,
  StayRule,
} from '#contract/names.ts';
import { ruleMinutes } from '#domain/catalog/forms/ruleMinutes.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import type { Translated } from '#domain/values/translated.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { ProductPlan } from '../soldProduct.types.ts';
import type { ProductContent, StoredRule, StoredStay } from './definition.types.ts';

/** What only some objects have. */
const without = {
  visits: null,
  usableDays: null,
  planning: null,
  stay: null,
  stayProductId: null,
  worth: [],
  parts: [],
  options: [],
};

export function productContent(form: ProductForm): ProductContent {
  return {
    ...without,
    ...textsOf(form),
    ...pricesOf(form),
    type: form.type,
    visible: form.visible,
    visits: form.visits,
    usableDays: form.usableDays,
    planning: form.planning && storedPlanning(form.planning),
    stay: form.stay && storedStay(form.stay),
    stayProductId: form.stayProductId,
    worth: form.worth.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)),
    categoryIds: form.categoryIds,
  };
}

export function collectionContent(form: CollectionForm): ProductContent {
  const { visible, parts, categoryIds } = form;
  return { ...without, ...textsOf(form), ...pricesOf(form), type: ProductType.Activity, visible, parts, categoryIds };
}

/** A group costs what its options cost. */
export function groupContent(form: ProductGroupForm): ProductContent {
  const { visible, categoryIds } = form;
  return {
    ...without,
    ...textsOf(form),
    type: ProductType.Activity,
    price: 0,
    vatRate: 0,
    paymentMoment: 'payment',
    depositPercentage: 100,
    priceRules: [],
    visible,
    categoryIds,
    options: form.options.map(({ productId, optionName }) => ({ productId, optionName: optionTexts(optionName) })),
  };
}

type Texts = { name: Translated; description: Translated; imageId: string | null };

const textsOf = ({ name, description, imageId }: Texts) => ({
  name: richTexts(name),
  description: richTexts(description),
  imageId,
});

/** Names of options are words without marks. */
const optionTexts = (texts: Translated): Translated =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Translated;

type Prices = Pick<ProductForm, 'price' | 'vatRate' | 'paymentMoment' | 'depositPercentage' | 'priceRules'>;

const pricesOf = ({ price, vatRate, paymentMoment, depositPercentage, priceRules }: Prices) => ({
  price,
  vatRate,
  paymentMoment,
  depositPercentage,
  priceRules: priceRules.map(storedRule),
});

/** A new rule has the id '' until it is written. */
const storedRule = ({ id = '', fromTime, toTime, weekdays, ...rule }: PriceRule): StoredRule => ({
  id,
  ...rule,
  weekdays: weekdays && weekdays.toSorted((a, b) => a - b),
  ...ruleMinutes({ fromTime, toTime }),
});

const minuteOf = (time: string): number => parseTime(time) ?? 0;

const storedPlanning = ({
  duration,
  bufferBefore,
  bufferAfter,
  guests,
  noticeHours,
  needs,
  pool,
}: ProductPlanning): ProductPlan => ({
  duration,
  bufferBefore,
  bufferAfter,
  guests,
  noticeHours,
  needs: needs.map(({ kindId, skillId, count }) => ({ kindId, skillId, count })),
  pool: pool && {
    poolId: pool.poolId,
    units: pool.units,
    starts: pool.starts.map(minuteOf).toSorted((a, b) => a - b),
    weekdays: pool.weekdays && pool.weekdays.toSorted((a, b) => a - b),
  },
});

const storedStay = ({ arrivalFrom, arrivalTo, departureUntil, ...stay }: StayRule): StoredStay => ({
  poolId: stay.poolId,
  arrivalFrom: minuteOf(arrivalFrom),
  arrivalTo: minuteOf(arrivalTo),
  arrivalStep: stay.arrivalStep,
  departureUntil: minuteOf(departureUntil),
  departureStep: stay.departureStep,
  minStay: stay.minStay,
  maxStay: stay.maxStay,
});

export const ruleForm = ({ weekdays, fromMinute, toMinute, ...rule }: StoredRule): PriceRule => ({
  ...rule,
  weekdays: weekdays && [...weekdays],
  fromTime: timeOrNull(fromMinute),
  toTime: timeOrNull(toMinute),
});

const timeOrNull = (minute: MinuteOfDay | null): string | null => (minute === null ? null : formatTime(minute));

export const planningForm = ({ pool, ...planning }: ProductPlan): ProductPlanning => ({
  ...planning,
  pool: pool && { ...pool, starts: pool.starts.map(formatTime) },
});

export const stayForm = (stay: StoredStay): StayRule => ({
  ...stay,
  arrivalFrom: formatTime(stay.arrivalFrom),
  arrivalTo: formatTime(stay.arrivalTo),
  departureUntil: formatTime(stay.departureUntil),
});

export const staffTexts = (texts: Pick<ProductContent, 'name' | 'description'>) => ({
  name: htmlTexts(texts.name),
  description: htmlTexts(texts.description),
});
