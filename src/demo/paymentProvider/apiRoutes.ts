import type { FastifyInstance } from 'fastify';
import { addApiHooks } from './apiHooks.ts';
import { methodsFor } from './halJson.ts';
import { PROFILE_ID } from './halJson.ts';
import type { HalJson } from './halJson.ts';
import { findMethod } from './methods.ts';
import { readAmount, validateOrder, validateRefund } from './orderValidation.ts';
import { payByCard } from './payByCard.ts';
import { paymentPage } from './paymentPage.ts';
import { paymentWriter } from './paymentWriter.ts';
import type { Provider } from './provider.ts';
import { ApiProblem } from './types.ts';

type Query = Record<string, string | undefined>;
interface WithId {
  Params: { id: string };
}

/** The merchant's API: `/v2/payments`, refunds, chargebacks, the profile and `/v2/methods`. */
export function addApiRoutes(app: FastifyInstance, provider: Provider, hal: HalJson): void {
  const { cashier, refundDesk, chargebackDesk } = provider;
  const { show, showWith } = paymentWriter(provider, hal);

  app.register(
    async (api) => {
      addApiHooks(api, provider);
      api.addHook('onRequest', async (_request, reply) => void reply.type('application/hal+json'));

      api.post('/payments', async (request, reply) => {
        const order = validateOrder(request.body, provider.acceptLoopbackWebhooks);
        const { cardToken } = order;
        const payment = cardToken === null ? cashier.create(order, null) : payByCard(provider, order, cardToken);
        return reply.code(201).send(show(payment));
      });
      api.get<{ Querystring: Query }>('/payments', async ({ query }) =>
        paymentPage(cashier.all(), { from: query['from'], limit: query['limit'] }, { show, link: hal.link }),
      );
      api.get<WithId & { Querystring: Query }>('/payments/:id', async ({ params, query }) =>
        showWith(cashier.find(params.id), query['embed']),
      );
      api.delete<WithId>('/payments/:id', async ({ params }) => show(cashier.cancel(params.id)));

      api.post<WithId>('/payments/:id/refunds', async (request, reply) => {
        const refund = refundDesk.create(request.params.id, validateRefund(request.body));
        return reply.code(201).send(hal.refund(refund));
      });
      api.get<WithId>('/payments/:id/refunds', async ({ params }) => {
        const refunds = refundDesk.of(params.id).map(hal.refund);
        return { count: refunds.length, _embedded: { refunds }, _links: { next: null, previous: null } };
      });
      api.get<WithId>('/payments/:id/chargebacks', async ({ params }) => {
        const chargebacks = chargebackDesk.of(cashier.find(params.id).id).map(hal.chargeback);
        return { count: chargebacks.length, _embedded: { chargebacks }, _links: { next: null, previous: null } };
      });

      api.get('/profiles/me', async () => ({
        resource: 'profile',
        id: PROFILE_ID,
        mode: 'test',
        name: 'Testbetaling',
        status: 'verified',
        _links: { self: hal.link('/v2/profiles/me') },
      }));
      api.get<{ Querystring: Query }>('/methods', async ({ query }) => {
        const methods = methodsFor(amountOf(query)).map(hal.method);
        return { count: methods.length, _embedded: { methods }, _links: { self: hal.link('/v2/methods') } };
      });
      api.get<WithId>('/methods/:id', async ({ params }) => {
        const method = findMethod(params.id);
        if (!method) throw new ApiProblem(404, `No method exists with id ${params.id}.`);
        return hal.method(method);
      });
    },
    { prefix: '/v2' },
  );
}

function amountOf(query: Query): number | null {
  const value = query['amount[value]'];
  const currency = query['amount[currency]'];
  return value === undefined && currency === undefined ? null : readAmount({ value, currency });
}
