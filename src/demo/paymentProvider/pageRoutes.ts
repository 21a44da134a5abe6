import type { FastifyInstance } from 'fastify';
import { CARD_FAILURES } from './cardFailures.ts';
import { CHOICES, checkoutPage, closedPage } from './checkoutPage.ts';
import type { Choice } from './checkoutPage.ts';
import { overviewPage } from './overviewPage.ts';
import { escapeHtml, sendPage } from './pageLayout.ts';
import type { Provider } from './provider.ts';
import { ApiProblem } from './types.ts';
import type { MethodId, Payment, PaymentStatus } from './types.ts';

interface WithId {
  Params: { id: string };
}

const UNDECIDED: readonly PaymentStatus[] = ['open', 'pending', 'authorized'];

/** The pages for people: the list of payments, and the checkout page of each. */
export function addPageRoutes(app: FastifyInstance, { cashier }: Provider): void {
  app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ApiProblem)) throw error;
      const text = `<h1>Dat lukt niet</h1><p>${escapeHtml(error.message)}</p><a href="/">Alle betalingen</a>`;
      return sendPage(reply.code(error.status), 'Dat lukt niet', text);
    });

    pages.get('/', async (_request, reply) => sendPage(reply, 'Overzicht', overviewPage(cashier.all())));

    pages.get<WithId>('/checkout/:id', async ({ params }, reply) => {
      const payment = cashier.find(params.id);
      if (UNDECIDED.includes(payment.status)) return sendPage(reply, 'Betalen', checkoutPage(payment));
      return sendPage(reply, 'Afgerond', closedPage(payment));
    });

    pages.post<WithId & { Body: URLSearchParams | undefined }>('/checkout/:id', async ({ params, body }, reply) => {
      const choice = CHOICES.find((status) => status === body?.get('status'));
      if (!choice) throw new ApiProblem(400, 'Kies hoe de betaling afloopt.');
      const before = cashier.find(params.id);
      const after = UNDECIDED.includes(before.status) ? decide(before, choice, body) : before;
      const cancelUrl = after.status === 'canceled' ? after.cancelUrl : null;
      return reply.redirect(cancelUrl ?? after.redirectUrl, 303);
    });
  });

  function decide(payment: Payment, status: Choice, form: URLSearchParams | undefined): Payment {
    if (status === 'open') return payment;
    const wanted = form?.get('method');
    const method: MethodId | null = payment.method ?? payment.offeredMethods.find((id) => id === wanted) ?? null;
    const failureReason = CARD_FAILURES.find((reason) => reason === form?.get('failureReason'));
    if (status === 'paid' && method === null) throw new ApiProblem(400, 'Kies een betaalmethode.');
    return cashier.move(payment.id, status, {
      ...(method === null ? {} : { method }),
      ...(failureReason === undefined ? {} : { failureReason }),
    });
  }
}
