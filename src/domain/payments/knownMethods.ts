/** Payment methods of the site, in the order shown. */
export const paymentMethods = ['ideal', 'creditcard', 'bancontact'] as const;

/** The methods the site knows, in its own order; others are not shown (specification §2, Checkout). Never throws. */
export function knownMethods<T extends { id: string }>(offered: readonly T[]): T[] {
  return paymentMethods.flatMap((known) => offered.find(({ id }) => id === known) ?? []);
}
