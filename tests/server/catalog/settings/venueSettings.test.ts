import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let settings: SettingsEditor;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kuur-web-'));
  const template = '<html lang="nl"><title></title><script type="application/json" id="kuur-config">{}</script></html>';
  for (const page of ['index.html', 'admin.html']) writeFileSync(join(webRoot, page), template);
  kuur = await testApp({ webRoot });
  settings = new SettingsEditor(kuur, (await staffMember(kuur, 'owner')).token);
});
afterAll(async () => {
  await kuur.close();
  rmSync(webRoot, { recursive: true });
});

const config = async (): Promise<Config> => (await kuur.call<Config>('GET', '/api/config')).json.data;
const page = async (path: string): Promise<[number, unknown]> => {
  const answer = await kuur.call('GET', path, { appTag: null });
  return [answer.status, answer.headers.location];
};

test('the branding is read as it is shown', async () => {
  expect(await settings.read('venue')).toEqual({
    name: 'Proefbad',
    siteUrl: 'https://www.proefbad.example/',
    termsUrl: 'https://www.proefbad.example/voorwaarden',
    cancelUrl: 'https://www.proefbad.example/annuleren',
    contactUrl: 'https://www.proefbad.example/contact',
    contactEmail: 'hallo@proefbad.example',
    facilitiesUrl: 'https://www.proefbad.example/faciliteiten',
    withdrawalUrl: 'https://www.proefbad.example/herroepen',
    address: 'Badweg 1, 1234 AB Proefdorp',
    routeUrl: 'https://www.proefbad.example/route',
    timeZone: 'Europe/Amsterdam',
    languages: ['nl', 'en', 'de', 'fr'],
    theme: {},
    logoImageId: null,
    version: 1,
  });
});

test('what would break pages or mails is refused, each at its field', async () => {
  expect(
    await settings.refused('venue', {
      siteUrl: 'http://www.proefbad.example/',
      timeZone: 'Amsterdam',
      languages: ['de'],
      theme: { olive: '#9AA85A' },
    }),
  ).toEqual(['/siteUrl address_invalid', '/timeZone not_allowed', '/languages required', '/theme/olive contrast_low']);
});

test('visitors see name, links and colours at once, also in the page itself', async () => {
  const change = {
    name: 'Het Proefbad',
    termsUrl: 'https://www.proefbad.example/nieuw',
    cancelUrl: 'https://www.proefbad.example/afzeggen',
    theme: { olive: '#4F6B2E' },
  };
  await settings.change('venue', change);
  expect((await config()).venue).toMatchObject(change);
  const { body } = await kuur.call('GET', '/', { appTag: null });
  expect(body).toContain('<title>Het Proefbad</title>');
  expect(body).toContain('https://www.proefbad.example/nieuw');
  expect(body).toContain('#4F6B2E');
});

test('mails have the name and the links of now', async () => {
  await settings.change('venue', { name: 'Bad Nieuw', contactEmail: 'nieuw@proefbad.example' });
  await bookVisit(kuur);
  await kuur.services.jobs.runDueJobs();
  const mail = kuur.mails.at(-1);
  expect(mail?.from).toBe('"Bad Nieuw" <nieuw@proefbad.example>');
  expect(mail?.text).toContain('Mail naar nieuw@proefbad.example.');
});

test('a page in a language that is off leads to the same page in Dutch', async () => {
  await settings.change('venue', { languages: ['nl', 'fr'] });
  expect((await config()).venue.languages).toEqual(['nl', 'fr']);
  expect(await page('/de/flow/vooraf/payment?return=x')).toEqual([302, '/flow/vooraf/payment?return=x']);
  expect(await page('/en')).toEqual([302, '/']);
  expect(await page('/en?q=1')).toEqual([302, '/?q=1']);
  expect(await page('/en//kwaad.example')).toEqual([302, '/kwaad.example']);
  expect(await page('/fr')).toEqual([200, undefined]);
  expect((await page('/en/admin'))[0]).toBe(200);
  await settings.change('venue', { languages: ['nl', 'en', 'de', 'fr'] });
  expect(await page('/en')).toEqual([200, undefined]);
});

test('today is a day of the venue’s own time zone', async () => {
  expect((await config()).today).toBe('2026-05-01');
  await settings.change('venue', { timeZone: 'Pacific/Kiritimati' });
  await kuur.advance({ minutes: 4 * 60 });
  expect((await config()).today).toBe('2026-05-02');
});
