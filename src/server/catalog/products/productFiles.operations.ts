import type { Handlers } from '#server/http/handlers.ts';
import type { StaffProducts } from './staffProducts.service.ts';

export type FileOperations = Pick<
  Handlers,
  'exportProducts' | 'importProducts' | 'exportCatalogue' | 'importCatalogue'
>;

/** The catalogue as files: a sheet for people, and everything for another program. */
export const fileOperations = ({ sheet, file }: Pick<StaffProducts, 'sheet' | 'file'>): FileOperations => ({
  exportProducts: async ({ context }) => ({
    status: 200,
    body: await sheet.exported(context.venue.venueId),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="producten.csv"',
    },
  }),
  importProducts: async ({ context, body }) => ({
    status: 200,
    body: { data: await sheet.imported(context.venue.venueId, body) },
  }),
  exportCatalogue: async ({ context }) => ({
    status: 200,
    body: { data: await file.exported(context.venue.venueId) },
  }),
  importCatalogue: async ({ context, body }) => ({
    status: 200,
    body: { data: await file.imported(context.venue.venueId, body) },
  }),
});
