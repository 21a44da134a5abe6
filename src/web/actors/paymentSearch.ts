/** What was chosen on the payment page before its document was loaded. */
export type PaymentSearch = { method?: string; amount?: 'all' };

export const searchOfPayment = ({ method, payAll }: { method: string; payAll: boolean }): PaymentSearch => ({
  method,
  ...(payAll ? { amount: 'all' } : {}),
});
