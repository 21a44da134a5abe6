import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createProefbad } from '#tests/support/venue.ts';

const template = `<!doctype html><html lang="nl"><head><meta name="description" content="" /><title>Kuur</title><link rel="manifest" href="/site.webmanifest" />
<script type="application/json" id="kuur-config">{"appTag":"x"}</script></head>
<body><noscript><a href="mailto:"></a></noscript><div id="app"></div></body></html>`;

const messages = { nl: ['/assets/nl.js'], en: ['/assets/en.js'], de: [], fr: [] };
const preloads = Object.fromEntries(
  Object.entries({
    '/': 'start',
    '/flow/$slug': 'flow',
    '/flow/$slug 1': 'freeEntry',
    '/flow/$slug/$subpage': 'subpage',
    '/flow/$slug/info': 'info',
  }).map(([path, name]) => [path, { scripts: [`/assets/${name}.js`], styles: [`/assets/${name}.css`], messages }]),
);

let kuur: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kuur-web-'));
  mkdirSync(join(webRoot, 'assets'));
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, 'index.html'), template);
  writeFileSync(
    join(webRoot, 'admin.html'),
    template.replace('<title>', '<meta name="robots" content="noindex"><title>'),
  );
  writeFileSync(join(webRoot, 'assets/main-abc123.js'), 'let plain;');
  writeFileSync(join(webRoot, 'assets/DevUiScreen-abc.js'), 'let parts;');
  writeFileSync(join(webRoot, 'assets/main-abc123.js.br'), 'compressed');
  writeFileSync(join(webRoot, 'assets/main-abc123.js.map'), '{}');
  writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
  const title = 'pages.start.title';
  const nl = { 'site.home': 'Begin', 'common.to_site': 'Naar de website', 'common.loading': 'Laden…' };
  const en = { 'site.home': 'Back to the start', 'common.to_site': 'Visit website', 'common.loading': 'Loading…' };
  const frame = {
    classes: { 'Site.header': 'h', 'Logo.below': 'below', 'Waterline.tallSizes': '(width > 1px) 100vw' },
    words: { nl: { ...nl, [title]: 'Wat wil je?' }, en: { ...en, [title]: 'What?' }, de: {}, fr: {} },
    pictures: {
      start: { sources: '/images/kop-8.webp 8w, /images/kop-16.webp 16w', width: 8, height: 5 },
      checkin: { sources: '/images/leeg-8.webp 8w', width: 8, height: 5 },
    },
  };
  writeFileSync(join(webRoot, '.vite/frame.json'), JSON.stringify(frame));
  writeFileSync(join(webRoot, '.vite/preloads.json'), JSON.stringify(preloads));
  kuur = await testApp({
    webRoot,
    seed: async (db) => {
      await createProefbad(db);
      await sql`insert into venue (venue_id, name, hosts, time_zone, branding, settings)
        select 'kaal', 'Kaal Bad', '{kaal.example}', time_zone, branding || '{"fallbackImageId":""}', settings
        from venue`.execute(db);
      await createProefbad(db, { venueId: 'tweede' });
      await db
        .updateTable('venue')
        .set({
          name: '</script><b>Bad & Co',
          hosts: ['tweede.example'],
          branding: sql`branding || '{"theme":{"olive":"#2f5d62","oliveDeep":"#24484c"}}'::jsonb`,
        })
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
): {
  appTag: string;
  config: { venue: { name: string; contactEmail: string; siteUrl: string } };
  start: { id: string }[];
  flow?: { slug: string };
} => {
  const script = /id="kuur-config">(.*?)<\/script>/s.exec(html);
  return JSON.parse(script?.[1] ?? '') as ReturnType<typeof dataOf>;
};

test('without JavaScript the page says how to reach the venue', async () => {
  const { contactEmail } = (await page('/').then(({ body }) => dataOf(body))).config.venue;
  expect(contactEmail).toContain('@');
  expect((await page('/en')).body).toContain(`<a href="mailto:${contactEmail}">${contactEmail}</a>`);
});

test('a page has the venue’s header before any script runs, in its language and with its links', async () => {
  const { siteUrl } = (await page('/').then(({ body }) => dataOf(body))).config.venue;
  const { body } = await page('/en/flow/vooraf?persons=2');
  const header = /<header class="h">.*<\/header>/.exec(body)?.[0] ?? '';
  expect(header).toContain('<a href="/en" class="" aria-label="Back to the start">');
  expect(header).toContain('<span class="below">Proefbad</span>');
  expect(header).toContain('<a href="/flow/vooraf?persons=2" hreflang="nl" lang="nl" class="">');
  expect(header).toContain('<a href="/en/flow/vooraf?persons=2" hreflang="en" lang="en" aria-current="true" class="">');
  expect(header).toContain(`<a href="${siteUrl}" class="">Visit website</a>`);
  expect(body).toContain('Loading…</span>');
});

test('the header of a page says nothing that is not text', async () => {
  const { body } = await page('/flow/vooraf?a="><script>alert(1)</script>', { host: 'tweede.example' });
  expect(/<div id="app">.*<\/div>/.exec(body)?.[0]).not.toContain('<script>');
  expect(body).toContain('<span class="">&lt;/script&gt;&lt;b&gt;Bad </span><span class="below">&amp; Co</span>');
});

test('pages of the back office, and the start page at its right, have no header of the server', async () => {
  expect((await page('/admin/login')).body).toContain('<div id="app"></div>');
  expect((await page('/')).body).not.toContain('Naar de website</a>');
});

test('the start page has its title and picture before any script runs', async () => {
  const { body } = await page('/en');
  expect(body).toContain('<h1 class=" ">What?</h1>');
  const sizes = 'sizes="(width &gt; 1px) 100vw"';
  const avif = 'srcset="/images/kop-8.avif 8w, /images/kop-16.avif 16w"';
  expect(body).toContain(`<source type="image/avif" ${avif} ${sizes} hidden>`);
  expect(body).toContain(
    `<img src="/images/kop-8.webp" srcset="/images/kop-8.webp 8w, /images/kop-16.webp 16w" ${sizes}`,
  );
});

test('only the first page of an entry has the picture of one before any script runs', async () => {
  const hasPicture = async (path: string): Promise<boolean> =>
    (await page(path)).body.includes('src="/images/leeg-8.webp"');
  expect(await Promise.all(['/flow/vooraf', '/flow/vooraf/info', '/flow/bestaat-niet', '/'].map(hasPicture))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a page names what it loads in any case, so that none of it waits for a script', async () => {
  const namedBy = async (path: string): Promise<string[]> =>
    [
      ...(await page(path)).body.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="\/assets\/([^"]+)">/g),
    ].map(([, file]) => file!);
  expect(await namedBy('/')).toEqual(['start.js', 'nl.js', 'start.css']);
  expect(await namedBy('/en/flow/vooraf?persons=2')).toEqual(['freeEntry.js', 'en.js', 'freeEntry.css']);
  expect(await namedBy('/flow/vooraf/info')).toEqual(['info.js', 'nl.js', 'info.css']);
  expect(await namedBy('/flow/vooraf/2')).toEqual(['subpage.js', 'nl.js', 'subpage.css']);
  for (const path of ['/nergens', '/admin/login', '/customer']) expect(await namedBy(path)).toEqual([]);
});

test('a page of a flow has the flow with it, any other has none', async () => {
  expect(dataOf((await page('/en/flow/vooraf/info')).body).flow?.slug).toBe('vooraf');
  for (const path of ['/', '/flow/bestaat-niet', '/admin'])
    expect(dataOf((await page(path)).body).flow).toBeUndefined();
});

test('only pages of the back office may ask for the camera', async () => {
  const cameraOf = async (path: string) =>
    /camera=\(\w*\)/.exec(String((await page(path)).headers['permissions-policy']))?.[0];
  expect(await Promise.all(['/admin', '/en/admin/products', '/', '/administratie'].map(cameraOf))).toEqual([
    'camera=(self)',
    'camera=(self)',
    'camera=()',
    'camera=()',
  ]);
});

test('a venue’s own colours stand in a stylesheet, so that they show before any script runs', async () => {
  expect((await page('/')).body).not.toContain('/theme.css');
  const host = { host: 'tweede.example' };
  const address = /<link rel="stylesheet" href="(\/theme\.css\?v=[^"]+)"/.exec((await page('/', host)).body)?.[1] ?? '';
  const sheet = await page(address, host);
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(sheet.body).toBe(':root{--k-color-olive:#2f5d62;--k-color-oliveDeep:#24484c}');
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

test('an address that the site does not have is not found, and says so as a page of the site', async () => {
  for (const path of [
    '/dit/bestaat/niet',
    '/flow',
    '/flow/bestaat-niet',
    '/flow/bestaat-niet/payment',
    '/en/nowhere',
    '/admin/x/y',
  ]) {
    const answer = await page(path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('id="app"');
    const again = await page(path, { 'if-none-match': String(answer.headers.etag) });
    expect(again.status).toBe(404);
  }
});

test.each([
  '/privacy',
  '/de/terms',
  '/flow/vooraf/',
  '/FR/flow/vooraf/info',
  '/nl/flow/beide',
  '/it/flow/x',
  '/admin',
  '/admin/login',
  '/fr/admin/reset-password/abc',
])('%s is an address of the site', async (path) => expect((await page(path)).status).toBe(200));

test('pages for developers are a demo’s alone', async () => {
  expect((await page('/dev/ui')).status).toBe(200);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kuur.example',
    SMTP_URL: 'smtp://mail.example',
    MOLLIE_API_KEY: 'live_abcdefghij12345',
    TRUST_PROXY: '0',
  };
  const live = await testApp({ webRoot, env: production });
  const ask = async (path: string) => (await live.call('GET', path, { appTag: null })).status;
  expect([await ask('/'), await ask('/dev/ui'), await ask('/en/dev/ui')]).toEqual([200, 404, 404]);
  expect([await ask('/assets/DevUiScreen-abc.js'), await ask('/assets/main-abc123.js')]).toEqual([404, 200]);
  await live.close();
});

test('pages load nothing foreign and turn no text into a script, but where a card is entered', async () => {
  for (const path of [
    '/',
    '/admin',
    '/en/admin/planning',
    '/flow/vooraf',
    '/flow/vooraf/payment/more',
    '/customer/login',
  ]) {
    const policy = String((await page(path)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('cards.example');
  }
  for (const path of ['/flow/vooraf/payment', '/de/flow/vooraf/payment/', '/flow/vooraf/payment?error=failed']) {
    const policy = String((await page(path)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://cards.example; frame-src https://cards.example;");
    expect(policy).not.toContain('trusted-types');
  }
});

test('pages of staff are an application of their own, in the language of their path', async () => {
  for (const [path, language] of [
    ['/admin', 'nl'],
    ['/de/admin/login', 'de'],
  ] as const) {
    const { body, headers } = await page(path);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(body)).toMatchObject({ appTag: 'proefbad', config: { venue: { name: 'Proefbad' } } });
    expect(dataOf(body).start).toBeUndefined();
    expect((await page(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  }
  expect((await page('/administratie')).body).not.toContain('noindex');
  expect((await page('/admin.html')).status).toBe(404);
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

test('a link that is shared shows what the venue is, in the language of the page and with a picture', async () => {
  const { body } = await page('/fr', { host: 'tweede.example' });
  const description = /<meta name="description" content="([^"]*)" \/>/.exec(body)?.[1];
  expect(description).toContain('Réservez votre journée chez &lt;/script&gt;&lt;b&gt;Bad &amp; Co');
  expect(body).toContain(`<meta property="og:description" content="${description}" />`);
  expect(body).toContain('<meta property="og:image" content="http://tweede.example:3000/images/olijftak-800.webp" />');
});

test('a link to a venue without pictures shows none, least of all that of another', async () => {
  const { body } = await page('/', { host: 'kaal.example' });
  expect(body).toContain('<meta property="og:title" content="Kaal Bad" />');
  expect(body).not.toContain('og:image');
});

test('a page comes compressed to whoever takes that, and as it is to others', async () => {
  const plain = await page('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const { headers, rawPayload } = await kuur.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Host, Accept-Encoding']);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
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

test('a phone that keeps the site knows its name, language, colour and icons', async () => {
  const { status, headers, body } = await page('/site.webmanifest');
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  const manifest = JSON.parse(body) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: 'Proefbad', lang: 'nl', start_url: '/', theme_color: '#FAF9F3' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`src/web/public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  const english = await page('/en/site.webmanifest', { host: 'tweede.example' });
  expect(JSON.parse(english.body)).toMatchObject({ name: '</script><b>Bad & Co', lang: 'en', start_url: '/en' });
  expect((await page('/en')).body).toContain('<link rel="manifest" href="/en/site.webmanifest" />');
});
