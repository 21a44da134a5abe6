import { ask } from './api.ts';
import { textOf } from './days.ts';
import { daysWithRoom } from './entries.ts';
import type { RunningServer } from './server.ts';
import { entree } from './steps.ts';
import { advanceClock, serverNow } from './testControl.ts';

interface Offers {
  flows: { id: string; products: { xplanId: string; stay: object | null }[] }[];
}

export interface DeskBooking {
  id: string;
  number: string;
}

interface Treatments {
  flows: { id: string; products: { xplanId: string; name: string; stay: object | null }[] }[];
}

/** As many single guests with the treatment as find a therapist that day, in a flow that may have entries too; gives how many did. */
export async function bookTreatments(
  server: RunningServer,
  token: string,
  {
    date,
    name,
    most,
    customerId = null,
    withEntries = true,
  }: { date: string; name: string; most: number; customerId?: string | null; withEntries?: boolean },
): Promise<number> {
  const path = `/admin/reservations/offers/${date}`;
  const { flows } = await ask<Treatments>(server, { method: 'GET', path, token });
  const flow = flows.find(
    ({ products }) =>
      products.some((product) => product.stay === null && product.name === name) &&
      (withEntries || products.every(({ stay }) => stay === null)),
  )!;
  const productId = flow.products.find((product) => product.name === name)!.xplanId;
  const items = [{ person: 1, productId }];
  const times = { startTime: '09:00', endTime: '22:00' };
  const stay = flow.products[0]?.stay ? times : {};
  const body = { flowId: flow.id, personCount: 1, date, ...stay, customerId, items };
  for (let count = 0; count < most; count += 1) {
    const booked = await ask(server, { method: 'POST', path: '/admin/reservations', body, token }).catch(() => null);
    if (booked === null) return count;
  }
  return most;
}

/** Guests with an entry that the desk books for a day; named by the number only. */
export async function bookAtDesk(
  server: RunningServer,
  token: string,
  {
    date,
    persons = 2,
    startTime = '11:00',
    endTime = '15:00',
  }: { date: string; persons?: number; startTime?: string; endTime?: string },
): Promise<DeskBooking> {
  const path = `/admin/reservations/offers/${date}`;
  const { flows } = await ask<Offers>(server, { method: 'GET', path, token });
  const flow = flows.find(({ products }) => products.some(({ stay }) => stay !== null))!;
  const productId = flow.products.find(({ stay }) => stay !== null)!.xplanId;
  const items = Array.from({ length: persons }, (_none, at) => ({ person: at + 1, productId }));
  const body = { flowId: flow.id, personCount: persons, date, startTime, endTime, items };
  return ask<DeskBooking>(server, { method: 'POST', path: '/admin/reservations', body, token });
}

/** By the world's clock; at the demo venue it is eight or nine then, and nobody has come. */
const morningHour = 7;

/** The demo venue has days that are closed or full, and this many at most in one booking. */
const largestGroup = 10;

/** Moves the server's clock to the next morning of a day with room, or of such a day of the week (0 Sunday), and gives that day. */
export async function nextMorning(server: RunningServer, weekday?: number): Promise<string> {
  const now = await serverNow(server);
  const mornings = (await daysWithRoom(server, entree.slug, largestGroup)).map(
    (date) => new Date(`${date}T0${morningHour}:00Z`),
  );
  const next = mornings.find((morning) => morning > now && (weekday === undefined || morning.getUTCDay() === weekday));
  if (next === undefined) throw new Error('No such day of the coming weeks has room');
  await advanceClock(server, Math.ceil((next.getTime() - now.getTime()) / 1000));
  return textOf(next);
}
