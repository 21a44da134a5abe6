import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Audit, DaysSearch, Payment, PaymentException } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

export const rowsPerPage = 25;

const moneyKey = ['admin', 'money'] as const;

const at = (id: string) => ({ params: { path: { id } } });

export const paymentsQuery = (body: DaysSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'payments', body],
    queryFn: ({ signal }) => bodyOf(api.POST('/admin/payments/search', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'payment', id],
    queryFn: ({ signal }): Promise<Payment> => dataOf(api.GET('/admin/payments/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

/** Asks the payment service again what became of it. */
export const askProvider = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (): Promise<Payment> => dataOf(api.POST('/admin/payments/{id}/refresh', at(id))),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });

export const ledgerSearchQuery = (body: DaysSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'ledger', body],
    queryFn: ({ signal }) => bodyOf(api.POST('/admin/ledger/search', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const exceptionsQuery = (query: { filter?: string; sort?: string; cursor?: string }) =>
  queryOptions({
    queryKey: [...moneyKey, 'exceptions', query],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/admin/payment-exceptions', { params: { query: { pageSize: rowsPerPage, ...query } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Whatever the answer, the list is read again: a colleague may have settled it. */
export const settleException = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (reason: string): Promise<PaymentException> =>
      dataOf(api.POST('/admin/payment-exceptions/{id}/done', { ...at(id), body: { reason } })),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });

const secondsBetweenAsks = 5;

/** Asked again while one is under way. */
export const booksQuery = queryOptions({
  queryKey: [...moneyKey, 'books'],
  queryFn: ({ signal }): Promise<Audit> => dataOf(api.GET('/admin/audit', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data?.running ? secondsBetweenAsks * 1000 : false),
});

export const receiptOf = (reservationId: string): Promise<string | Blob> =>
  bodyOf(api.GET('/admin/reservations/{id}/receipt', { ...at(reservationId), parseAs: 'blob' }));

export const mailReceipt = (reservationId: string, email: string): Promise<unknown> =>
  bodyOf(api.POST('/admin/reservations/{id}/receipt/mail', { ...at(reservationId), body: { email } }));
