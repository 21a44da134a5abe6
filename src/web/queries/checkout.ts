import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orderNameOf } from '#domain/payments/paymentMethods.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { lastOrder } from '#web/api/tokens.ts';
import { rememberHold } from './openHolds.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';

export const methodsQuery = (amount: number) =>
  queryOptions({
    queryKey: ['checkout', 'methods', amount],
    queryFn: ({ signal }) => dataOf(api.GET('/checkout/methods', { params: { query: { amount } }, signal })),
    placeholderData: keepPreviousData,
  });

export const cardFieldsOf = () => dataOf(api.GET('/checkout/card-fields'));

/** The state of a payment; the server asks the provider while it is open. */
export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkout', 'result', id],
    queryFn: async ({ signal }) => {
      const result = await dataOf(api.GET('/checkout/{id}/result', { params: { path: { id } }, signal }));
      if (result.status === 'confirmed') rememberHold(result.slug, null);
      return result;
    },
    staleTime: 0,
  });

export const payOnLocation = (id: string) =>
  dataOf(
    api.POST('/checkout/{id}/onlocation', {
      params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey() } },
    }),
  );

type PaymentOrder = { method: string; cardToken: string | null; payAll: boolean };

export const createPayment = (id: string, { method, cardToken, payAll }: PaymentOrder) =>
  dataOf(
    api.POST('/checkout/{id}/{method}', {
      params: { path: { id, method: orderNameOf(method) }, header: { 'Idempotency-Key': idempotencyKey() } },
      body: { ...(cardToken === null ? {} : { cardToken }), payAll },
    }),
  );

export const lastOrderId = (): string | null => lastOrder();

export const calendarFile = (id: string): Promise<string> =>
  bodyOf(api.GET('/checkout/{id}/calendar.ics', { params: { path: { id } }, parseAs: 'text' }));
