/** Payment methods of the site, in the order shown. */
export const paymentMethods = ['ideal', 'creditcard', 'bancontact'] as const;

/** The methods the site knows, in its own order; others are not shown (specification §2, Checkout). Never throws. */
export function knownMethods<T extends { id: string }>(offered: readonly T[]): T[] {
  return paymentMethods.flatMap((known) => offered.find(({ id }) => id === known) ?? []);
}

export type MethodId = (typeof paymentMethods)[number];

/** The card has another name in the address of an order than among the methods (specification §4). */
const orderNames: Record<MethodId, string> = { ideal: 'ideal', creditcard: 'card', bancontact: 'bancontact' };

/** The name under which a method is ordered: `POST /checkout/{id}/{name}`; unknown methods keep theirs. Never throws. */
export const orderNameOf = (method: string): string => orderNames[method as MethodId] ?? method;

/** The method that is ordered under this name; null for a name that is none. Never throws. */
export const orderedMethod = (name: string): MethodId | null =>
  paymentMethods.find((method) => orderNames[method] === name) ?? null;

/** Whether a method is paid with a card token, and with nothing else. */
export const takesCardToken = (method: string): boolean => method === 'creditcard';
