import type { CollectionPart, Image, Product, ProductOption } from '#contract/names.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { PricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import { translateTexts } from './translateTexts.ts';
import type { OptionRow, PartRow, ProductRow } from './products.repo.ts';

export interface ProductContext {
  language: Language;
  date: LocalDate | null;
  /** Of the date; empty where no price depends on the time. */
  open?: readonly OpeningBlock[];
}

/** A group costs as much as its cheapest option. */
export function productView(row: ProductRow, image: Image | null, context: ProductContext): Product {
  const options = row.options.map((option) => optionView(option, context));
  const timed = [row, ...row.options, ...row.parts].filter(({ duration }) => duration !== null);
  const { untranslated: missing = [], ...texts } = translateTexts(context.language, {
    name: row.name,
    description: row.description,
  });
  const untranslated = [...missing, ...(options.some((option) => option.isDutch) ? ['optionName' as const] : [])];
  return {
    id: row.id,
    xplanId: row.xplanId,
    objectType: row.objectType,
    type: row.type as Product['type'],
    name: texts.name,
    description: texts.description,
    image,
    ...(options.length > 0 ? cheapestOf(options.map(({ view }) => view)) : priceFor(row, context)),
    needsTimes: timed.length > 0,
    duration: row.duration,
    guests: Math.max(1, ...timed.map(({ guests }) => guests ?? 1)),
    options: options.map(({ view }) => view),
    products: row.parts.map((part) => partView(part, context.language)),
    ...(untranslated.length > 0 ? { untranslated } : {}),
  };
}

type Price = Pick<Product, 'price' | 'priceVaries'>;

function priceFor(product: { price: number; priceRules: PriceRule[] }, { date, open }: ProductContext): Price {
  return date === null ? { price: product.price } : priceView(pricesOfDay(product, date, open));
}

const cheapestOf = (options: readonly Price[]): Price =>
  priceView({
    lowest: Math.min(...options.map(({ price }) => price)),
    varies: options.some(({ priceVaries }) => priceVaries === true),
  });

const priceView = ({ lowest, varies }: PricesOfDay): Price => ({
  price: lowest,
  ...(varies ? { priceVaries: true } : {}),
});

function optionView(option: OptionRow, context: ProductContext): { view: ProductOption; isDutch: boolean } {
  const { optionName, untranslated } = translateTexts(context.language, { optionName: option.optionName });
  const { id, xplanId, duration } = option;
  return {
    view: { id, xplanId, optionName, ...priceFor(option, context), duration },
    isDutch: untranslated !== undefined,
  };
}

const partView = ({ xplanId, name, choice }: PartRow, language: Language): CollectionPart => ({
  xplanId,
  name: translateTexts(language, { name }).name,
  choice,
});
