import type {
  GiftCardBatch,
  GiftCardBatchBlock,
  GiftCardBatchBlocked,
  GiftCardBatchIssue,
  GiftCardBatchPrint,
  Language,
} from '#contract/names.ts';
import { expectFound } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { HandOutDeps } from '../handOutGiftCard.ts';
import { blockBatch } from './blockBatch.ts';
import { listBatches, readBatch } from './batches.repo.ts';
import { exportedBatch, printedBatch } from './handOutBatch.ts';
import type { BatchCaller } from './handOutBatch.ts';
import { issueBatch } from './issueBatch.ts';
import type { BatchIssuer } from './issueBatch.ts';

type Reader = { venueId: string; language: Language };

export type BatchesService = ReturnType<typeof makeBatchesService>;

/** Gift cards and vouchers that staff make many of at once. */
export function makeBatchesService(deps: HandOutDeps) {
  const { db } = deps;
  return {
    list: (reader: Reader, query: ListQuery): Promise<List<GiftCardBatch>> => listBatches(db, reader, query),

    read: async ({ venueId, language }: Reader, id: string): Promise<GiftCardBatch> =>
      expectFound(await readBatch(db, { venueId, id }, language)),

    issue: (issuer: BatchIssuer, form: GiftCardBatchIssue): Promise<GiftCardBatch> => issueBatch(deps, issuer, form),

    print: (caller: BatchCaller, what: GiftCardBatchPrint & { id: string }): Promise<Buffer> =>
      printedBatch(deps, caller, what),

    block: (
      caller: BatchCaller & { language: Language },
      what: GiftCardBatchBlock & { id: string },
    ): Promise<GiftCardBatchBlocked> => blockBatch(deps, caller, what),

    exported: (caller: BatchCaller, id: string): Promise<string> => exportedBatch(deps, caller, id),
  };
}
