import type { MethodId } from '#domain/payments/paymentMethods.ts';

/** What payers know the method by; its name stands beside it. */
export const MethodMark = ({ method }: { method: MethodId }) => (
  <img src={`/pay/${method}.svg`} alt="" width={44} height={28} />
);
