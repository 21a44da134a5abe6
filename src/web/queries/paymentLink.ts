import { api, dataOf } from '#web/api/client.ts';

/** May start a payment, so it is never cached. */
export const paymentLink = (id: string) => dataOf(api.GET('/checkout/payment-link/{id}', { params: { path: { id } } }));

export const startLinkPayment = (id: string) =>
  dataOf(api.POST('/checkout/payment-link/{id}/payment', { params: { path: { id } } }));
