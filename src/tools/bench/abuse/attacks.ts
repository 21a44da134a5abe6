import { attacksFromAnywhere } from './attacksFromAnywhere.ts';
import { customer, eveningDate, everybody, longQuestion, session } from './target.ts';
import type { Attack } from './target.ts';

/** Holds the whole evening, twelve places at a time. */
const sellOut: Attack = {
  what: 'sell out an evening',
  clients: 4,
  begin: async (send) => async () => {
    const stay = { personCount: 12, date: eveningDate, startTime: '17:00', endTime: '20:00' };
    const held = await send<{ session: { id: string } }>('POST', '/api/reservation/avondentree', { body: stay });
    if (held.status !== 201) return;
    const body = { entryId: '1004', activityId: '2004', persons: everybody };
    await send('PUT', '/api/reservation/avondentree/checkin', { body, headers: session(held) });
  },
};

/** Logs in as the owner with wrong passwords. */
const lockOut: Attack = {
  what: 'lock out the owner',
  clients: 4,
  begin: async (send) => async () => {
    await send('POST', '/api/admin/login', { body: { email: owner.email, password: 'verkeerd-verkeerd-1' } });
  },
};

export const owner = { email: 'mila@olijfgaard.example', password: 'gaardhuis-mila-1' };

/** One account, a card a time, on one reservation. */
const testCards: Attack = {
  what: 'test cards',
  clients: 1,
  begin: async (send, { provider }) => {
    const login = await send<{ accessToken: string }>('POST', '/api/customers/login', { body: customer });
    const authorization = { authorization: `Bearer ${login.data.accessToken}` };
    const slug = 'ochtendbad';
    const stay = { personCount: 1, date: eveningDate, startTime: '08:00', endTime: '10:00' };
    const held = await send<{ id: string; session: { id: string } }>('POST', `/api/reservation/${slug}`, {
      body: stay,
    });
    const body = { entryId: '1005', activityId: '2005', persons: [1] };
    await send('PUT', `/api/reservation/${slug}/checkin`, { body, headers: session(held) });
    const linked = await send<{ session: { id: string } }>('POST', `/api/reservation/${slug}/customer`, {
      headers: { ...session(held), ...authorization },
    });
    const headers = { ...session(linked), ...authorization };
    await send('POST', `/api/reservation/${slug}/prepare`, { body: { flowId: slug }, headers });
    return async () => {
      const cardToken = await cardTokenAt(provider);
      await send('POST', `/api/checkout/${held.data.id}/card`, { body: { cardToken }, headers });
    };
  },
};

async function cardTokenAt(provider: string): Promise<string> {
  const card = {
    cardHolder: 'T. Ester',
    cardNumber: '4543 4740 0224 9996',
    expiryDate: '12/30',
    verificationCode: '123',
  };
  const answer = await fetch(`${provider}/v1/card-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Asks for six weeks of everything, for the largest group, never twice the same. */
const drain: Attack = {
  what: 'drain the processor',
  clients: 16,
  begin: async (send) => {
    let count = 0;
    return async () => {
      count += 1;
      await send('GET', longQuestion(count));
    };
  },
};

export const attacks: readonly Attack[] = [sellOut, lockOut, testCards, drain, ...attacksFromAnywhere];
