import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createProefbad } from '#tests/support/venue.ts';

const template = `<!doctype html><html lang="nl"><head><title>Kuur</title>
<script type="application/json" id="kuur-config">{"appTag":"x"}</script></head>
<body><noscript><a href="mailto:"></a></noscript><div id="app"></div></body></html>`;

let kuur: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kuur-web-'));
  mkdirSync(join(webRoot, 'assets'));
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, 'index.html'), template);
  writeFileSync(join(webRoot, 'assets/main-abc123.js'), 'let plain;');
  writeFileSync(join(webRoot, 'assets/main-abc123.js.br'), 'compressed');
  writeFileSync(join(webRoot, 'assets/main-abc123.js.map'), '{}');
  writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
  kuur = await testApp({
    webRoot,
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede' });
      await db
        .updateTable('venue')
        .set({ name: '</script><b>Bad & Co', hosts: ['tweede.example'] })
        .where('venueId', '=', 'tweede')
        .execute();
    },
  });
});
afterAll(async () => {
  await kuur.close();
  rmSync(webRoot, { recursive: true });
});

const page = (path: string, headers: Record<string, string> = {}) => kuur.call('GET', path, { appTag: null, headers });
const dataOf = (
  html: string,
): { appTag: string; config: { venue: { name: string; contactEmail: string } }; start: { id: string }[] } => {
  const script = /id="kuur-config">(.*?)<\/script>/s.exec(html);
  return JSON.parse(script?.[1] ?? '') as ReturnType<typeof dataOf>;
};

test('without JavaScript the page says how to reach the venue', async () => {
  const { contactEmail } = (await page('/').then(({ body }) => dataOf(body))).config.venue;
  expect(contactEmail).toContain('@');
  expect((await page('/en')).body).toContain(`<a href="mailto:${contactEmail}">${contactEmail}</a>`);
});

test('every page address gives the start page, with what the first screen needs', async () => {
  for (const path of ['/', '/flow/vooraf', '/flow/vooraf/payment?return=x', '/en/customer']) {
    const answer = await page(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const data = dataOf(answer.body);
    expect(data).toMatchObject({ appTag: 'proefbad', config: { venue: { name: 'Proefbad' } } });
    expect(data.start).toHaveLength(1);
  }
});

test('the language of the path is the language of the page', async () => {
  expect((await page('/en/flow/vooraf')).body).toContain('<html lang="en">');
  expect((await page('/english')).body).toContain('<html lang="nl">');
});

test('a host name belongs to its venue, and a name cannot break out of its place', async () => {
  const { body } = await page('/', { host: 'tweede.example' });
  expect(dataOf(body).config.venue.name).toBe('</script><b>Bad & Co');
  expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;Bad &amp; Co</title>');
  expect(body).not.toContain('<b>');
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await page('/');
  const again = await page('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('hashed files stay for ever and come compressed to whoever takes that', async () => {
  const plain = await page('/assets/main-abc123.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual(['let plain;', 'public, max-age=31536000, immutable']);
  const small = await page('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br']);
});

test('files that are not there, source maps and the folder itself are not found', async () => {
  for (const path of [
    '/assets/gone.js',
    '/assets/main-abc123.js.map',
    '/.vite/manifest.json',
    '/images/x.webp',
    '/api/gone',
    '/..%2f..%2fetc/passwd.txt',
  ]) {
    const answer = await page(path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await kuur.call('POST', '/flow/vooraf', { appTag: null })).status).toBe(404);
});
