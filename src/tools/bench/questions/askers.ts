import { longestRange } from '#domain/scheduling/stay/otherDays.ts';
import { addDays } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { bookingClient } from '../../bookingClient.ts';
import type { Answer } from '../../bookingClient.ts';
import { eveningDate, session } from '../abuse/target.ts';
import { newNetwork } from '../networks.ts';

/** Asks once, never what was asked before. */
export type Asker = () => Promise<Answer<unknown>>;

interface Question {
  what: string;
  begin(server: { origin: string }, client: number): Promise<Asker>;
}

const venue = 'olijfgaard';
const treatments = ['4102', '4112'];
const guests = Array.from({ length: 8 }, (_, index) => index + 1);
let questions = 0;

/** Each client has a group of its own and asks for it from a network of its own, so that no limit answers instead. */
const plans: Question = {
  what: 'plans for groups of 8',
  begin: async ({ origin }, client) => {
    const { send } = bookingClient(origin, venue, 1);
    const fromNetwork = () => ({ 'x-forwarded-for': newNetwork() });
    const stay = { personCount: guests.length, date: addDays(eveningDate, client % 30) };
    const held = await send<{ session: { id: string } }>({
      method: 'POST',
      path: '/api/reservation/behandelingen',
      body: stay,
      headers: fromNetwork(),
    });
    const owner = session(held);
    return () => {
      questions += 1;
      const preferredTime = formatTime(600 + (questions % 96) * 5);
      const items = guests.flatMap((person) => treatments.map((productId) => ({ person, productId, preferredTime })));
      const headers = { ...owner, ...fromNetwork() };
      return send({ method: 'POST', path: '/api/reservation/behandelingen/proposals', body: { items }, headers });
    };
  },
};

/** As many days as one question may have, of everything that the flow sells. */
const calendars: Question = {
  what: 'calendars of six weeks for 12 guests',
  begin: async ({ origin }) => {
    const { send } = bookingClient(origin, venue, 1);
    return () => {
      questions += 1;
      const from = addDays(eveningDate, questions % 60);
      const path = `/api/flows/arrangementen/schedule/${from}-${addDays(from, longestRange - 1)}?persons=${12 - (questions % 3)}`;
      return send({ method: 'GET', path, headers: { 'x-forwarded-for': newNetwork() } });
    };
  },
};

export const askers: readonly Question[] = [plans, calendars];
