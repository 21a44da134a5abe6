import { created } from '#server/http/handlers.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { pdfFile } from '#server/http/pdfFile.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { BatchesService } from './batches.service.ts';

type BatchOperations = Pick<
  Handlers,
  | 'issueGiftCardBatch'
  | 'listGiftCardBatches'
  | 'getGiftCardBatch'
  | 'printGiftCardBatch'
  | 'exportGiftCardBatch'
  | 'blockGiftCardBatch'
>;

const readerOf = ({ venue, language }: RequestContext) => ({ venueId: venue.venueId, language });

const callerOf = (context: RequestContext) => ({
  venue: context.venue,
  language: context.language,
  staff: staffOf(context),
});

export const batchOperations = (batches: BatchesService): BatchOperations => ({
  listGiftCardBatches: async ({ context, body }) => ({
    status: 200,
    body: await batches.list(readerOf(context), body),
  }),
  getGiftCardBatch: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await batches.read(readerOf(context), id) },
  }),
  issueGiftCardBatch: async ({ context, body, saveResponseAs }) =>
    created(await batches.issue({ ...callerOf(context), saveResponse: saveResponseAs(created) }, body)),
  printGiftCardBatch: async ({ context, params: { id }, body }) =>
    pdfFile(id, await batches.print(callerOf(context), { ...body, id })),
  blockGiftCardBatch: async ({ context, params: { id }, body }) => ({
    status: 200,
    body: { data: await batches.block(callerOf(context), { ...body, id }) },
  }),
  exportGiftCardBatch: async ({ context, params: { id } }) => ({
    status: 200,
    body: await batches.exported(callerOf(context), id),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id.replaceAll(/[^\w-]/g, '')}.csv"`,
    },
  }),
});
