import type { CollectionPart, Image, Product, ProductOption } from '#contract/names.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import { translateTexts } from './translateTexts.ts';
import type { OptionRow, PartRow, ProductRow } from './products.repo.ts';

export interface ProductContext {
  language: Language;
  date: LocalDate | null;
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
    price: options.length > 0 ? Math.min(...options.map(({ view }) => view.price)) : priceFor(row, context),
    needsTimes: timed.length > 0,
    duration: row.duration,
    guests: Math.max(1, ...timed.map(({ guests }) => guests ?? 1)),
    options: options.map(({ view }) => view),
    products: row.parts.map((part) => partView(part, context.language)),
    ...(untranslated.length > 0 ? { untranslated } : {}),
  };
}

const priceFor = (
  { price, priceRules }: { price: number; priceRules: PriceRule[] },
  { date }: ProductContext,
): number => (date === null ? price : priceOn(price, priceRules, date));

function optionView(option: OptionRow, context: ProductContext): { view: ProductOption; isDutch: boolean } {
  const { optionName, untranslated } = translateTexts(context.language, { optionName: option.optionName });
  const { id, xplanId, duration } = option;
  return {
    view: { id, xplanId, optionName, price: priceFor(option, context), duration },
    isDutch: untranslated !== undefined,
  };
}

const partView = ({ xplanId, name, choice }: PartRow, language: Language): CollectionPart => ({
  xplanId,
  name: translateTexts(language, { name }).name,
  choice,
});
