import type { Handlers } from '#server/http/handlers.ts';
import type { OccupancyService } from './occupancy.service.ts';

export const occupancyOperations = ({ occupancy }: OccupancyService): Pick<Handlers, 'getOccupancy'> => ({
  getOccupancy: async ({ context, query }) => ({ status: 200, body: { data: await occupancy(context, query) } }),
});
