import { afterEach, expect, test, vi } from 'vitest';
import { makeApi } from '#web/api/makeApi.ts';

const api = makeApi((headers) => headers.set('X-App-Tag', 'olijfgaard'));

function answering(body: BodyInit | null, status = 200) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return () => {
    const [address, init] = fetched.mock.calls[0] ?? ['', {}];
    return { address, ...init, headers: Object.fromEntries(new Headers(init.headers)) };
  };
}

afterEach(() => vi.unstubAllGlobals());

test('places, questions and headers of a call reach the server', async () => {
  const sent = answering('{"data":[]}');
  const params = { path: { id: 'a/b', step: 2 }, query: { date: '2026-05-12', type: undefined, q: ['een', 'twee'] } };
  const { data } = await api.GET('/flows/{id}/step/{step}', { params } as never);
  expect(data).toEqual({ data: [] });
  expect(sent()).toMatchObject({
    address: '/api/flows/a%2Fb/step/2?date=2026-05-12&q=een&q=twee',
    method: 'GET',
    headers: { 'x-app-tag': 'olijfgaard' },
    body: null,
  });
});

test('a body is sent as JSON, with the headers of its call', async () => {
  const sent = answering(null, 204);
  const header = { 'Idempotency-Key': 'k1' };
  const answer = await api.POST('/customers/login', {
    params: { header },
    body: { email: 'a', password: 'b' },
  } as never);
  expect(answer).toMatchObject({ data: undefined, response: { status: 204 } });
  expect(sent()).toMatchObject({
    method: 'POST',
    body: '{"email":"a","password":"b"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
  });
});

test('a file is sent as its form, whose boundary the browser writes', async () => {
  const sent = answering('{}');
  const form = new FormData();
  await api.POST('/upload/image', { body: { file: '' }, bodySerializer: () => form } as never);
  expect(sent().body).toBe(form);
  expect(sent().headers).not.toHaveProperty('content-type');
});

test('a document is read as it is asked for', async () => {
  answering('BEGIN:VCALENDAR');
  const { data } = await api.GET('/checkout/{id}/calendar.ics', { params: { path: { id: '1' } }, parseAs: 'text' });
  expect(data).toBe('BEGIN:VCALENDAR');
});

test('a refusal is the problem, or its words where a proxy answers', async () => {
  answering('{"code":"login_failed"}', 401);
  expect(await api.GET('/config')).toMatchObject({ error: { code: 'login_failed' }, response: { status: 401 } });
  answering('<h1>Bad gateway</h1>', 502);
  expect(await api.GET('/config')).toMatchObject({ error: '<h1>Bad gateway</h1>', response: { status: 502 } });
});

test('no answer is the code offline', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.GET('/config')).rejects.toMatchObject({ code: 'offline', status: 0 });
});
