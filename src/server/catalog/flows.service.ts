import type { RichText } from '#domain/catalog/richText.ts';
import type { CheckinGroup, Flow, FlowSummary, Image, StartSection, StepEntry } from '#contract/names.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import { productById } from './products.service.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';
import { makeFlowPrices } from './flowPrices.ts';
import { problem } from '#server/http/problem.ts';
import { imagesById } from './images.service.ts';
import { translateTexts } from './translateTexts.ts';
import { flowStep } from './flowStep.ts';
import type { FlowStepQuery } from './flowStep.ts';
import { readCheckinGroups, readFlow, readStart, readSubFlows } from './flows.repo.ts';

export interface FlowsService {
  start(venue: Venue, language: Language): Promise<StartSection[]>;
  exists(venueId: string, slug: string): Promise<boolean>;
  flow(venueId: string, key: { id: string } | { slug: string }, language: Language): Promise<Flow>;
  step(venueId: string, query: FlowStepQuery): Promise<StepEntry[]>;
  /** After a change of the catalogue. */
  forgetPrices(): void;
}

export function makeFlowsService({ db, clock }: { db: Db; clock: Clock }): FlowsService {
  const flowPrices = makeFlowPrices({ db, clock });
  return {
    start: async (venue, language) => readStartPage(db, venue, await flowPrices.of(venue), language),
    exists: async (venueId, slug) => (await readFlow(db, venueId, { slug })) !== undefined,
    flow: (venueId, key, language) => readWholeFlow(db, venueId, key, language),
    step: (venueId, query) => flowStep(db, venueId, query),
    forgetPrices: flowPrices.forget,
  };
}

interface SummaryRow {
  id: string;
  slug: string;
  name: Translated;
  description: Partial<Translated<RichText>>;
  imageId: string | null;
  type: number;
}

function summaryOf(row: SummaryRow, images: Map<string, Image>, language: Language): FlowSummary {
  return {
    id: row.id,
    slug: row.slug,
    image: (row.imageId === null ? null : images.get(row.imageId)) ?? null,
    type: row.type as FlowSummary['type'],
    ...translateTexts(language, { name: row.name, description: row.description }),
  };
}

async function readStartPage(
  db: Db,
  venue: Venue,
  prices: ReadonlyMap<string, number>,
  language: Language,
): Promise<StartSection[]> {
  const { venueId, settings } = venue;
  const rows = await readStart(db, venueId);
  const images = await imagesById(
    db,
    venueId,
    rows.map((row) => row.imageId),
    language,
  );
  const sections = new Map<string, StartSection>();
  for (const row of rows) {
    const section = sections.get(row.sectionId) ?? {
      id: row.sectionId,
      flowStarts: [],
      ...translateTexts(language, { name: row.sectionName }),
    };
    section.flowStarts.push({
      id: `${row.sectionId}-${row.id}`,
      flow: summaryOf(row, images, language),
      priceFrom: (row.type === FlowType.GiftCard ? settings.giftCard.min : prices.get(row.id)) || null,
    });
    sections.set(row.sectionId, section);
  }
  return [...sections.values()];
}

async function readWholeFlow(
  db: Db,
  venueId: string,
  key: { id: string } | { slug: string },
  language: Language,
): Promise<Flow> {
  const row = await readFlow(db, venueId, key);
  if (!row) throw problem('not_found');
  const images = await imagesById(db, venueId, [row.imageId], language);
  const subFlows = await readSubFlows(db, venueId, row.id);
  const { untranslated, ...texts } = translateTexts(language, {
    checkoutText: row.config.checkoutText ?? {},
    checkoutConfirmTitle: row.config.checkoutConfirmTitle ?? {},
  });
  const summary = summaryOf(row, images, language);
  const missing = [...(summary.untranslated ?? []), ...(untranslated ?? [])];
  return {
    ...summary,
    subFlows: subFlows.map(({ type, ...rest }) => ({ type: type as 3 | 4, ...translateTexts(language, rest) })),
    checkinGroups: await checkinGroupsOf(db, venueId, row.id, language),
    product: row.productId === null ? null : await productById(db, venueId, row.productId, language),
    checkoutType: row.checkoutType,
    config: texts,
    ...(missing.length > 0 ? { untranslated: missing } : {}),
  };
}

async function checkinGroupsOf(db: Db, venueId: string, flowId: string, language: Language): Promise<CheckinGroup[]> {
  const rows = await readCheckinGroups(db, venueId, flowId);
  return rows.map((row) => ({
    id: row.id,
    entryProduct: { xplanId: row.entryXplanId, id: row.entryId },
    activityProduct: { xplanId: row.activityXplanId },
    ...translateTexts(language, { name: row.name }),
  }));
}
