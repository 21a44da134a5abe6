import type { CheckoutResult } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { bookingClient } from '../../../src/tools/bookingClient.ts';
import type { BookingClient } from '../../../src/tools/bookingClient.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { isCut } from './writers.ts';
import type { Confirmed } from './writers.ts';

const venueId = 'olijfgaard';
const slug = 'ochtendbad';
const stay = { personCount: 1, startTime: '08:00', endTime: '10:00' };
const checkin = { entryId: '1005', activityId: '2005', persons: [-1] };

interface PayLog {
  confirmed: Confirmed[];
  /** Payments that were begun here. */
  begun: number;
  /** Answers that are neither a success nor a sold-out day. */
  unexpected: string[];
}

interface Load {
  payers: number;
  random: () => number;
  tokens: readonly string[];
  provider: LocalTarget;
  today: string;
  /** At the first payment that was begun. */
  onFirst: () => void;
}

/** Books and pays online with so many payers at once until the connection breaks for all of them. */
export async function payUntilCut(origin: string, load: Load): Promise<PayLog> {
  const log: PayLog = { confirmed: [], begun: 0, unexpected: [] };
  const client = bookingClient(origin, venueId, load.payers);
  const ends = await Promise.allSettled(
    Array.from({ length: load.payers }, async (_, payer) => {
      for (;;) await payOnce(client, log, { ...load, token: load.tokens[payer % load.tokens.length]! });
    }),
  );
  client.close();
  for (const end of ends) if (end.status === 'rejected' && !isCut(end.reason)) throw end.reason;
  return log;
}

/** Most pay, some fail, and some leave the provider's page as it is. */
const endOf = (chance: number): string | null => (chance < 0.7 ? 'paid' : chance < 0.85 ? 'failed' : null);

async function payOnce(client: BookingClient, log: PayLog, load: Load & { token: string }): Promise<void> {
  const { random, provider, token, today, onFirst } = load;
  const visitor = client.visitor();
  const checked = <T extends { status: number; code: string | undefined }>(answer: T): boolean => {
    if (answer.status >= 400 && answer.code !== 'times_unavailable')
      log.unexpected.push(`${answer.status} ${answer.code}`);
    return answer.status < 400;
  };
  const created = await visitor.create(slug, { ...stay, date: addDays(today, 2 + Math.floor(random() * 100)) });
  if (!checked(created)) return;
  const added = await visitor.addCheckin(slug, checkin);
  if (!checked(added) || added.data.notBookedProducts.length > 0) return;
  if (!checked(await visitor.link(slug, token)) || !checked(await visitor.prepare(slug, slug))) return;
  const { id } = created.data;
  const path = `/api/checkout/${id}`;
  const headers = visitor.session();
  const paying = await client.send<{ redirectUrl: string }>({
    method: 'POST',
    path: `${path}/ideal`,
    body: {},
    headers,
  });
  if (!checked(paying)) return;
  log.begun += 1;
  onFirst();
  const end = endOf(random());
  const paymentId = /tr_[A-Za-z0-9]+/.exec(paying.data.redirectUrl)![0];
  if (end !== null) await provider.control('POST', `payments/${paymentId}/${end}`, { force: true });
  const result = await client.send<CheckoutResult>({ method: 'GET', path: `${path}/result`, headers });
  if (!checked(result) || end !== 'paid') return;
  if (result.data.status === 'confirmed') log.confirmed.push({ id, session: headers, number: result.data.number! });
}
