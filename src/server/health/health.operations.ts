import type { Handlers } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { HealthService } from './health.service.ts';
import type { MetricsService } from './metrics.service.ts';
import { referencePage } from './reference/referencePage.ts';

type Operations = 'getLive' | 'getReady' | 'getMetrics' | 'getDocs';

export const healthOperations = (health: HealthService, metrics: MetricsService): Pick<Handlers, Operations> => ({
  getLive: async () => ({ status: 200, body: { data: { status: 'ok' } } }),
  getReady: async ({ context }) => {
    const { status, ...details } = await health.ready();
    return { status: 200, body: { data: { status, ...(context.isOperator ? details : {}) } } };
  },
  getMetrics: async ({ context }) => {
    if (!context.isOperator) throw problem('forbidden');
    return { status: 200, body: await metrics.text(), headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
  },
  getDocs: async () => {
    const { html, policy } = referencePage();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    return { status: 200, body: html, headers: { ...headers, 'Cache-Control': 'public, max-age=3600' } };
  },
});
