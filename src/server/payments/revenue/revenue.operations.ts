import type { Handlers } from '#server/http/handlers.ts';
import type { RevenueService } from './revenue.service.ts';

export const revenueOperations = ({ revenue }: RevenueService): Pick<Handlers, 'getRevenue'> => ({
  getRevenue: async ({ context, query }) => ({ status: 200, body: { data: await revenue(context, query) } }),
});
