import { expect } from 'vitest';
import { customerForm } from './app.ts';
import type { TestApp } from './app.ts';
import { proefbad } from './venue.ts';

export interface BookedVisit {
  reservationId: string;
  session: string;
  number: string;
}

interface VisitForm {
  email?: string;
  language?: string;
  personCount?: number;
  date?: string;
  comment?: string;
}

/** A visit booked the whole way through the API, to be paid at the venue: hold, stay, customer, confirmation. */
export async function bookVisit(kuur: TestApp, visit: VisitForm = {}): Promise<BookedVisit> {
  const { email = 'wilma@proefbad.example', language = 'nl', personCount = 2, date = '2026-05-16' } = visit;
  const path = `/api/reservation/${proefbad.flows.location.slug}`;
  const made = await kuur.call<{ id: string; session: { id: string } }>('POST', path, {
    language,
    body: { personCount, date, startTime: '10:00', endTime: '22:00' },
  });
  expect(made.status).toBe(201);
  const reservationId = made.json.data.id;
  let session = made.json.data.session.id;
  const added = await kuur.call('PUT', `${path}/checkin`, {
    session,
    language,
    body: { activityId: proefbad.activity.xplanId, entryId: proefbad.entry.xplanId, persons: [-1] },
  });
  expect(added.status).toBe(200);
  if (visit.comment) await kuur.call('PUT', `${path}/comment`, { session, body: { comment: visit.comment } });
  const registered = await kuur.call<{ accessToken: string }>('POST', '/api/customers/register', {
    language,
    body: customerForm({ email, password: 'Geheim-123' }),
  });
  const token = registered.json.data.accessToken;
  const linked = await kuur.call('POST', `${path}/customer`, { session, token, language });
  expect(linked.status).toBe(200);
  session = linked.json.data.session.id;
  await kuur.db.updateTable('customer').set({ emailConfirmedAt: new Date() }).where('email', '=', email).execute();
  const prepared = await kuur.call('POST', `${path}/prepare`, {
    session,
    body: { flowId: proefbad.flows.location.id },
  });
  expect(prepared.status).toBe(200);
  const confirmed = await kuur.call<{ number: string }>('POST', `/api/checkout/${reservationId}/onlocation`, {
    session,
  });
  expect(confirmed.status).toBe(200);
  return { reservationId, session, number: confirmed.json.data.number };
}
