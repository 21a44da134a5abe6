import type { Product, StepEntry } from '#contract/names.ts';
import { isLocalDate } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import { productsById } from './products.service.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { textsIn } from './translations.ts';
import { countPages, readPage } from './flowStep.repo.ts';

export interface StepQuestion {
  flowId: string;
  /** Page 1 is the index, page 2 the first sub-flow; 0 is taken as 1. */
  step: number;
  /** Decides about prices; without it they are the ordinary ones. */
  date: LocalDate | undefined;
  language: Language;
}

/** What can be chosen on one page of a flow. Throws `not_found`, `validation_failed`. */
export async function flowStep(db: Db, venueId: string, question: StepQuestion): Promise<StepEntry[]> {
  const { flowId, date, language } = question;
  if (date !== undefined && !isLocalDate(date)) {
    throw problem('validation_failed', { errors: [{ pointer: '/query/date', code: 'date_invalid' }] });
  }
  const page = Math.max(1, question.step);
  if (page > (await countPages(db, venueId, flowId))) throw problem('not_found');
  const categories = await readPage(db, venueId, { flowId, page });
  const products = await productsById(
    db,
    venueId,
    categories.flatMap(({ productIds }) => productIds),
    { language, date: date ?? null },
  );
  return categories
    .map(({ xplanId, name, productIds }) => ({
      xplanId,
      products: productIds.flatMap((id) => products.get(id) ?? []).filter(canBeChosen),
      ...textsIn(language, { name }),
    }))
    .filter((entry) => entry.products.length > 0);
}

/** A group whose options are all hidden leaves nothing to choose. */
const canBeChosen = ({ objectType, options }: Product): boolean => objectType !== 'productGroup' || options.length > 0;
