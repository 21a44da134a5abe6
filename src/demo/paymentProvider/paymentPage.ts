import type { HalJson } from './halJson.ts';
import { ApiProblem } from './types.ts';
import type { Payment } from './types.ts';

interface Writers {
  show: (payment: Payment) => object;
  link: HalJson['link'];
}

/** One page of the list, newest first; throws an `ApiProblem` 400 for an unknown start or a limit outside 1 to 250. */
export function paymentPage(
  payments: Payment[],
  wish: { from: string | undefined; limit: string | undefined },
  { show, link }: Writers,
): object {
  const limit = wish.limit === undefined ? 50 : Number(wish.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 250) throw new ApiProblem(400, 'Invalid limit', 'limit');
  const start = wish.from === undefined ? 0 : payments.findIndex(({ id }) => id === wish.from);
  if (start < 0) throw new ApiProblem(400, 'Invalid cursor value', 'from');

  const page = payments.slice(start, start + limit);
  const linkFrom = (payment: Payment | undefined): object | null =>
    payment ? link(`/v2/payments?from=${payment.id}&limit=${limit}`) : null;
  return {
    count: page.length,
    _embedded: { payments: page.map(show) },
    _links: {
      self: link(`/v2/payments?limit=${limit}`),
      next: linkFrom(payments[start + limit]),
      previous: start === 0 ? null : linkFrom(payments[Math.max(0, start - limit)]),
    },
  };
}
