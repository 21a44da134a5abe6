import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, dataOf } from '#web/api/client.ts';

export const receiptFile = (id: string): Promise<Blob> =>
  bodyOf(api.GET('/checkout/{id}/receipt', { params: { path: { id } }, parseAs: 'blob' }));

export const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkout', 'documents', id],
    queryFn: ({ signal }) => dataOf(api.GET('/checkout/{id}/documents', { params: { path: { id } }, signal })),
  });

export const orderDocument = (id: string, documentId: string): Promise<Blob> =>
  bodyOf(api.GET('/checkout/{id}/documents/{documentId}', { params: { path: { id, documentId } }, parseAs: 'blob' }));
