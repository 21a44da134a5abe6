import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const [local, tab] = [new Map<string, string>(), new Map<string, string>()];
const fetchSpy = vi.fn<typeof fetch>();
const now = Date.parse('2026-05-01T10:00:00Z');
const hour = 3_600_000;
let go: () => void = () => undefined;
const script = { src: '' };
let web: Awaited<ReturnType<typeof load>>;

const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

const answer = (response: () => Response) => fetchSpy.mockImplementation(async () => response());

const load = async () => ({
  ...(await import('#web/queries/admin/session.ts')),
  ...(await import('#web/queries/admin/dayBoard.ts')),
  ...(await import('#web/queries/admin/deskAnswers.ts')),
  ...(await import('#web/api/adminToken.ts')),
});

beforeAll(async () => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('document', {
    documentElement: { lang: 'nl', dataset: {} },
    querySelector: () => script,
    getElementById: () => null,
    addEventListener: () => undefined,
  });
  vi.stubGlobal('window', {
    localStorage: storageOf(local),
    sessionStorage: storageOf(tab),
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'pagehide') go = listener;
    },
  });
  vi.stubGlobal(
    'Request',
    class {
      headers = new Headers();
      signal: AbortSignal;
      constructor(_url: string, { signal }: { signal: AbortSignal }) {
        this.signal = signal;
      }
    },
  );
  vi.stubGlobal('fetch', fetchSpy);
  web = await load();
});

beforeEach(() => {
  vi.setSystemTime(now);
  script.src = '/assets/admin/admin-1.js';
  web.setAdminToken('secret-of-mila');
  answer(() => Response.json({ code: 'service_unavailable' }, { status: 503 }));
});

afterEach(() => {
  web.setAdminToken(null);
  local.clear();
  tab.clear();
});

type Query = { queryKey: readonly unknown[]; meta?: Record<string, unknown> | undefined };

const mila = { id: 'mila', firstName: 'Mila' };

/** A page that has read who is logged in and a board, and goes. */
function pageThatGoes(board: object = { date: '2026-05-01' }): void {
  const client = new QueryClient();
  web.storeDeskAnswers(client);
  const cache = client.getQueryCache();
  const read = ({ queryKey, meta }: Query, data: object) =>
    void cache.build(client, { queryKey: [...queryKey], meta }).setData(data);
  read(web.adminUserQuery, mila);
  read(boardQuery(), board);
  client.setQueryData(['admin', 'money'], 'not needed');
  go();
}

const boardQuery = () => web.dayBoardQuery('2026-05-01', 'rooms', true);
const boardIn = (client: QueryClient) => client.getQueryState(boardQuery().queryKey);

test('a page that opens while the server is away knows the same user and board, from the moment they were read', async () => {
  pageThatGoes();
  vi.setSystemTime(now + hour);
  const client = new QueryClient();
  expect(await web.readAdminUser(client)).toEqual(mila);
  expect(boardIn(client)).toMatchObject({ data: { date: '2026-05-01' }, dataUpdatedAt: now });
  expect(client.getQueryData(['admin', 'money'])).toBeUndefined();
  expect([...tab.values()].join('')).not.toContain('secret-of-mila');
});

test('what was kept stays kept over a second reload', async () => {
  pageThatGoes();
  const second = new QueryClient();
  web.storeDeskAnswers(second);
  await web.readAdminUser(second);
  go();
  const third = new QueryClient();
  await web.readAdminUser(third);
  expect(boardIn(third)).toMatchObject({ data: { date: '2026-05-01' }, dataUpdatedAt: now });
});

test('a refusal shows nothing that was kept, and a server that answers is believed', async () => {
  pageThatGoes();
  answer(() => Response.json({ data: { id: 'anna' } }));
  const client = new QueryClient();
  expect(await web.readAdminUser(client)).toEqual({ id: 'anna' });
  expect(boardIn(client)).toBeUndefined();
  answer(() => Response.json({ code: 'forbidden' }, { status: 403 }));
  await expect(web.readAdminUser(new QueryClient())).rejects.toMatchObject({ code: 'forbidden' });
  answer(() => Response.json({ code: 'unauthorized' }, { status: 401 }));
  await expect(web.readAdminUser(new QueryClient())).rejects.toMatchObject({ code: 'unauthorized' });
  expect(tab.size).toBe(0);
});

test('the answer of a proxy is no refusal: who is logged in stays so', async () => {
  pageThatGoes();
  answer(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await web.readAdminUser(new QueryClient())).toEqual(mila);
});

test('a server that says nothing for eight seconds is taken for one that is away', async () => {
  pageThatGoes();
  fetchSpy.mockImplementation(
    (request) =>
      new Promise((_resolve, reject) => {
        (request as Request).signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const user = web.readAdminUser(new QueryClient());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await user).toEqual(mila);
}, 1_000);

test('logging out leaves nothing behind, also when the page goes afterwards', () => {
  pageThatGoes();
  web.setAdminToken(null);
  expect(tab.size).toBe(0);
  go();
  expect(tab.size).toBe(0);
});

test('another login sees nothing of it, even where this tab did not hear of the change', async () => {
  pageThatGoes();
  local.set('admin_token', 'secret-of-anna');
  local.set('admin_login', 'another');
  await expect(web.readAdminUser(new QueryClient())).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(tab.size).toBe(0);
});

test('another version of the program takes nothing that it may not understand', async () => {
  pageThatGoes();
  script.src = '/assets/admin/admin-2.js';
  await expect(web.readAdminUser(new QueryClient())).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(tab.size).toBe(0);
});

test('after a working day nothing is shown any more', async () => {
  pageThatGoes();
  vi.setSystemTime(now + 12 * hour);
  await expect(web.readAdminUser(new QueryClient())).rejects.toMatchObject({ code: 'service_unavailable' });
});

test('a board that is too large is not kept, who is logged in is', async () => {
  pageThatGoes({ words: 'x'.repeat(1_000_000) });
  const client = new QueryClient();
  expect(await web.readAdminUser(client)).toEqual(mila);
  expect(boardIn(client)).toBeUndefined();
});
