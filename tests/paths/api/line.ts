import type { Reservation } from '#contract/names.ts';
import { ask } from '../../../e2e/support/api.ts';
import { staffToken } from '../../../e2e/support/staff.ts';
import { mailsTo, sweep } from '../../../e2e/support/testControl.ts';
import type { PathStep } from '../../../e2e/paths/model/search.ts';
import { wordsOf } from '../../../e2e/paths/model/places.ts';
import type { Place } from '../../../e2e/paths/model/places.ts';
import type { ApiKey } from '../../../e2e/paths/model/visitorKeys.ts';
import { eventually } from './eventually.ts';
import { heldBy } from './held.ts';
import type { ApiVisit } from './visit.ts';

export const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

type Product = Reservation['persons'][number]['products'][number];

type Thing = { name: unknown; startTime: string | null };

const thing = ({ name, startTime }: Thing): string =>
  startTime === null ? JSON.stringify(name).slice(1, -1) : `${thing({ name, startTime: null })} ${startTime}`;

function productWords(product: Product): string {
  if ('products' in product && product.products !== undefined)
    return `${thing({ ...product, startTime: null })} (${product.products.map(thing).join(', ')})`;
  const { cardMessage } = product;
  return cardMessage === undefined ? thing(product) : `${thing(product)} van ${cardMessage.from} aan ${cardMessage.to}`;
}

function reservationWords({ persons, startTime, endTime, ...sums }: Reservation): string {
  const guests = persons.map(
    ({ number, products }) => `${number}: ${products.map(productWords).join(', ') || 'niets'}`,
  );
  const stay = startTime === null ? '' : `${startTime}–${endTime} · `;
  const { total, totalPayNow, totalMayPayNow, totalPaid } = sums;
  const money = `totaal ${euros(total)}, nu ${euros(totalPayNow)}, mag nu ${euros(totalMayPayNow)}, betaald ${euros(totalPaid)}`;
  return `${guests.join(' · ')} · ${stay}${money}`;
}

type Booked = { number: string; totalOpen: number; totalPaid: number; customer: { email: string } };

/** What the venue has of an order that is placed, and the mail about it. */
async function bookedWords({ server, storage }: ApiVisit): Promise<string> {
  const path = `/admin/reservations/${storage.getItem('last_order')}`;
  const booked = await ask<Booked>(server, { method: 'GET', path, token: await staffToken(server) });
  await sweep(server);
  const about = async () =>
    (await mailsTo(server, booked.customer.email)).filter(({ text, subject }) =>
      `${subject}\n${text}`.includes(booked.number),
    );
  const mails = await eventually(about, ({ length }) => length > 0, `a mail about ${booked.number}`);
  const subjects = mails.map(({ subject, to }) => `mail aan ${to}: ${subject.replaceAll(booked.number, '#')}`);
  return `betaald ${euros(booked.totalPaid)}, open ${euros(booked.totalOpen)} · ${subjects.toSorted().join(' · ')}`;
}

/** What the bank asks, as its page says it. */
async function askedWords({ bankUrl }: ApiVisit): Promise<string> {
  const page = await (await fetch(bankUrl)).text();
  const amount = /<strong>€\s*([\d.,]+)<\/strong>/.exec(page)?.[1];
  if (amount === undefined) throw new Error(`The bank says no amount: ${page}`);
  return `bank vraagt ${amount}`;
}

/** What the server has of a visit; `minutes`: how long it holds it, null when it holds nothing. */
type ServerState = { words: string; minutes: number | null };

const minutesHeld = ({ session, serverTime }: Reservation): number =>
  (Date.parse(session.expiresAt) - Date.parse(serverTime)) / 60_000;

export async function serverState(visit: ApiVisit, to: Place): Promise<ServerState> {
  if (to === 'success') return { words: await bookedWords(visit), minutes: null };
  if (to === 'bank') return { words: await askedWords(visit), minutes: null };
  const held = await heldBy(visit);
  if (held === null) return { words: 'niets vastgehouden', minutes: null };
  return { words: reservationWords(held), minutes: minutesHeld(held) };
}

/** Only what was made longer is said, not how fast a machine is. */
function longerWords(before: ServerState, after: ServerState): string[] {
  if (before.minutes === null || after.minutes === null || after.minutes < before.minutes + 5) return [];
  return [`nog ${Math.round(after.minutes)} min`];
}

/** A step as it went: where it led, what was said, and what the server has since. */
export function lineOf(
  { words, to, page }: PathStep<ApiKey>,
  { codes, before, after }: { codes: readonly string[]; before: ServerState; after: ServerState },
): string {
  const change = before.words === after.words ? [] : [after.words];
  const said = codes.map((code) => `zegt ${code}`);
  return [`- ${words} → ${wordsOf(to)} (${page})`, ...said, ...change, ...longerWords(before, after)].join(' · ');
}
