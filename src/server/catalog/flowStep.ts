import type { StepEntry } from '#contract/names.ts';
import { isLocalDate } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import { productsById } from './products.service.ts';
import type { BlocksOn } from './products.service.ts';
import type { Db } from '#server/db/schema.ts';
import { cached } from '#server/db/venueCache.ts';
import { problem } from '#server/http/problem.ts';
import { translateTexts } from './translateTexts.ts';
import { countPages, readPage } from './flowStep.repo.ts';

export interface FlowStepQuery {
  flowId: string;
  /** 1 is the index, 2 the first sub-flow. */
  step: number;
  date: LocalDate | undefined;
  language: Language;
}

export async function flowStep(
  { db, blocksOn }: { db: Db; blocksOn: BlocksOn },
  venueId: string,
  query: FlowStepQuery,
): Promise<StepEntry[]> {
  const { flowId, date, language } = query;
  if (date !== undefined && !isLocalDate(date)) {
    throw problem('validation_failed', { errors: [{ pointer: '/query/date', code: 'date_invalid' }] });
  }
  const page = Math.max(1, query.step);
  const pages = await cached(db, venueId, ['pages', flowId], () => countPages(db, venueId, flowId));
  if (page > pages) throw problem('not_found');
  const categories = await cached(db, venueId, ['page', flowId, page], () => readPage(db, venueId, { flowId, page }));
  const products = await productsById(
    db,
    venueId,
    categories.flatMap(({ productIds }) => productIds),
    { language, date: date ?? null, blocksOn },
  );
  return categories.map(({ xplanId, name, productIds }) => ({
    xplanId,
    products: productIds.flatMap((id) => products.get(id) ?? []),
    ...translateTexts(language, { name }),
  }));
}
