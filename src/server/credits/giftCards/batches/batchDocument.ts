import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { GiftCardBatchPrint } from '#contract/names.ts';
import { pdfOf } from '#server/adapters/pdf/document.ts';
import { cardPageOf, languageOf } from '../cardDocument.ts';
import type { PrintDeps } from '../cardDocument.ts';
import { drawCard } from '../cardPage.ts';
import type { CodedSheet } from './handOutBatch.ts';
import { cardsPerSheet, drawSmallCard } from './smallCard.ts';

interface Batch extends GiftCardBatchPrint {
  /** Not empty, of one product. */
  cards: readonly CodedSheet[];
  picture: Buffer | null;
  logo: Buffer | null;
}

/** A sheet for each card, or ten small ones to a sheet. */
export function batchDocument(deps: PrintDeps, { cards, picture, logo, layout }: Batch): Promise<Buffer> {
  const once = { picture: asUrl(picture), logo: asUrl(logo) };
  const pages = cards.map(({ card, code }) => cardPageOf(deps, card, { ...once, code }));
  const { card: first } = cards[0]!;
  const { venueName, createdAt } = first;
  const info = {
    language: languageOf(first),
    title: `${pages[0]!.title} · ${venueName}`,
    author: venueName,
    createdAt,
  };
  return pdfOf(info, async (doc) => {
    for (const [index, page] of pages.entries()) {
      const place = layout === 'pages' ? 0 : index % cardsPerSheet;
      if (index > 0 && place === 0) doc.addPage();
      if (layout === 'pages') drawCard(doc, page);
      else drawSmallCard(doc, page, place);
      await yieldToEventLoop();
    }
  });
}

const asUrl = (jpeg: Buffer | null): string | null => jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`;
