import type { Handlers } from '#server/http/handlers.ts';
import type { HealthService } from './health.service.ts';

export const healthOperations = (health: HealthService): Pick<Handlers, 'getLive' | 'getReady'> => ({
  getLive: async () => ({ status: 200, body: { data: { status: 'ok' } } }),
  getReady: async () => ({ status: 200, body: { data: await health.ready() } }),
});
