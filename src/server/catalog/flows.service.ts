import type { RichText } from '#domain/catalog/richText.ts';
import type { CheckinGroup, Flow, FlowSummary, Image, StartSection, StepEntry } from '#contract/names.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import { productById } from './products.service.ts';
import type { BlocksOn } from './products.service.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { cached } from '#server/db/venueCache.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import type { Venue } from '#server/http/handlers.ts';
import { lowestPrices } from './flowPrices.ts';
import { problem } from '#server/http/problem.ts';
import { imagesById } from './images.service.ts';
import { translateTexts } from './translateTexts.ts';
import { flowStep } from './flowStep.ts';
import type { FlowStepQuery } from './flowStep.ts';
import { readFlow, readSlug, readStart } from './flows.repo.ts';
import type { FlowRow } from './flows.repo.ts';

export interface FlowsService {
  start(venue: Venue, language: Language): Promise<StartSection[]>;
  /** The address that the flow has now, by one that it has or had; null when there is none. */
  currentSlug(venueId: string, slug: string): Promise<string | null>;
  flow(venueId: string, key: { id: string } | { slug: string }, language: Language): Promise<Flow>;
  step(venueId: string, query: FlowStepQuery): Promise<StepEntry[]>;
}

type Deps = { db: Db; cache: VenueCache; clock: Clock; blocksOn: BlocksOn };

export function makeFlowsService({ db, cache, clock, blocksOn }: Deps): FlowsService {
  return {
    start: (venue, language) =>
      cache.read(db, venue.venueId, (at) => readStartPage({ db: at, clock }, venue, language)),
    currentSlug: async (venueId, slug) => (await readSlug(db, venueId, slug)) ?? null,
    flow: (venueId, key, language) => cache.read(db, venueId, (at) => readWholeFlow(at, venueId, key, language)),
    step: (venueId, query) => cache.read(db, venueId, (at) => flowStep({ db: at, blocksOn }, venueId, query)),
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
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  venue: Venue,
  language: Language,
): Promise<StartSection[]> {
  const { venueId, settings } = venue;
  const prices = await lowestPrices({ db, clock }, venue);
  const rows = await cached(db, venueId, ['start'], () => readStart(db, venueId));
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
      priceFrom: (row.type === FlowType.GiftCard ? settings.giftCard.min : prices[row.id]) || null,
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
  const row = await cached(db, venueId, ['flow', key], () => readFlow(db, venueId, key));
  if (!row) throw problem('not_found');
  const images = await imagesById(db, venueId, [row.imageId], language);
  const { untranslated, ...texts } = translateTexts(language, {
    checkoutText: row.config.checkoutText ?? {},
    checkoutConfirmTitle: row.config.checkoutConfirmTitle ?? {},
  });
  const summary = summaryOf(row, images, language);
  const missing = [...(summary.untranslated ?? []), ...(untranslated ?? [])];
  return {
    ...summary,
    subFlows: row.subFlows.map(({ type, ...rest }) => ({ type: type as 3 | 4, ...translateTexts(language, rest) })),
    checkinGroups: row.checkinGroups.map((group) => checkinGroupOf(group, language)),
    product: row.productId === null ? null : await productById(db, venueId, row.productId, language),
    checkoutType: row.checkoutType,
    config: texts,
    ...(missing.length > 0 ? { untranslated: missing } : {}),
  };
}

function checkinGroupOf(
  { id, name, entryId, entryXplanId, activityXplanId }: FlowRow['checkinGroups'][number],
  language: Language,
): CheckinGroup {
  return {
    id,
    entryProduct: { xplanId: entryXplanId, id: entryId },
    activityProduct: { xplanId: activityXplanId },
    ...translateTexts(language, { name }),
  };
}
