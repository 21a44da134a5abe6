import { ask } from './api.ts';
import type { RunningServer } from './server.ts';
import { mailAbout, sweep } from './testControl.ts';

/** The owner of the demo venue. */
export const mila = { email: 'mila@olijfgaard.example', password: 'gaardhuis-mila-1' };

/** The token of a staff member who may do everything. */
export async function staffToken(server: RunningServer): Promise<string> {
  const call = { method: 'POST' as const, path: '/admin/login', body: mila };
  return (await ask<{ accessToken: string }>(server, call)).accessToken;
}

export type Colleague = { email: string; password: string; firstName: string; lastName: string };

/** Invites a colleague for texts and pictures, who takes the invitation. */
export async function hire(server: RunningServer, { email, ...chosen }: Colleague): Promise<void> {
  const token = await staffToken(server);
  await ask(server, { method: 'POST', path: '/admin/invite', body: { email, role: 'content' }, token });
  await sweep(server);
  const mail = await mailAbout(server, email, 'uitgenodigd');
  const invited = /\/admin\/invite\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
  await ask(server, { method: 'POST', path: `/admin/invite/${invited}`, body: chosen });
}

type Versioned = Record<string, unknown> & { id: string; version: number };

/** Changes some fields of a product, known by the id it is booked with. */
export async function changeProduct(server: RunningServer, xplanId: string, change: object): Promise<void> {
  const token = await staffToken(server);
  const all = await ask<{ id: string; xplanId?: string }[]>(server, {
    method: 'GET',
    path: '/admin/products?pageSize=200',
    token,
  });
  const path = `/products/${all.find((each) => each.xplanId === xplanId)?.id}`;
  const {
    id: _id,
    xplanId: _xplan,
    objectType: _type,
    image: _image,
    ...form
  } = await ask<Versioned>(server, {
    method: 'GET',
    path,
    token,
  });
  await ask(server, { method: 'PUT', path, body: { ...form, ...change }, token });
}

/** Changes some fields of a flow, for visitors too. */
export async function changeFlow(server: RunningServer, slug: string, change: object): Promise<void> {
  const token = await staffToken(server);
  const { id } = await ask<{ id: string }>(server, { method: 'GET', path: `/flows/${slug}?type=slug` });
  const path = `/admin/flows/${id}`;
  const { form, version } = await ask<{ form: object; version: number }>(server, { method: 'GET', path, token });
  const body = { ...form, ...change, version };
  const saved = await ask<{ version: number }>(server, { method: 'PUT', path: `/flows/${id}`, body, token });
  await ask(server, { method: 'POST', path: `${path}/publish`, body: { version: saved.version }, token });
}

/** A promo code of its own, that takes so many percent off; gives the code. */
export async function issuedPromoCode(server: RunningServer, code: string, percent: number): Promise<string> {
  const token = await staffToken(server);
  const unlimited = { fromDate: null, toDate: null, maxUses: null, maxUsesPerCustomer: null, flowIds: [] };
  const body = { code, percent, amount: null, ...unlimited, active: true };
  await ask(server, { method: 'POST', path: '/admin/promo-codes', body, token });
  return code;
}

/** Makes a payment link for a reservation; gives its address without the origin. */
export async function paymentLinkTo(server: RunningServer, reservationId: string): Promise<string> {
  const token = await staffToken(server);
  const path = `/checkout/payment-link/${reservationId}`;
  const { url } = await ask<{ url: string }>(server, { method: 'POST', path, body: {}, token });
  return new URL(url).pathname;
}

/** Cancels a reservation for its guest, who gets no mail of it. */
export async function cancelByStaff(server: RunningServer, reservationId: string): Promise<void> {
  const token = await staffToken(server);
  const body = { reason: 'Gesloten', notifyGuest: false };
  await ask(server, { method: 'POST', path: `/admin/reservations/${reservationId}/cancel`, body, token });
}

/** A gift card of its own for a journey that spends it; gives the code. Amount in cents. */
export async function issuedCard(server: RunningServer, amount: number): Promise<string> {
  const token = await staffToken(server);
  const body = { amount, reason: 'Goedgemaakt' };
  return (await ask<{ code: string }>(server, { method: 'POST', path: '/admin/gift-cards', body, token })).code;
}

/** Gives a part of what was paid online for a reservation back to the payer. Amount in cents. */
export async function refundOf(server: RunningServer, reservationId: string, amount: number): Promise<void> {
  const token = await staffToken(server);
  const path = '/admin/payments/search';
  const search = { filter: `reservationId:${reservationId},state:paid` };
  const [payment] = await ask<{ id: string }[]>(server, { method: 'POST', path, body: search, token });
  const body = { amount, to: 'payment', reason: 'Een gast was ziek' };
  await ask(server, { method: 'POST', path: `/admin/payments/${payment!.id}/refunds`, body, token });
}
