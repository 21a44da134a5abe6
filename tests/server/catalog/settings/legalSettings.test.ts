import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LegalTexts } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let settings: SettingsEditor;
beforeAll(async () => {
  kuur = await testApp();
  settings = new SettingsEditor(kuur, (await staffMember(kuur, 'owner')).token);
});
afterAll(() => kuur.close());

const shown = async (language: string): Promise<LegalTexts> =>
  (await kuur.call<LegalTexts>('GET', '/api/legal-texts', { language })).json.data;

test('a venue that adds nothing has empty texts', async () => {
  expect(await settings.read('legal')).toEqual({
    terms: { nl: '' },
    privacy: { nl: '' },
    accessibility: { nl: '' },
    version: 1,
  });
  expect(await shown('fr')).toEqual({ terms: '', privacy: '', accessibility: '' });
});

test('visitors read what the venue added, in Dutch where it is not translated, and nothing that is no text', async () => {
  const saved = await settings.change('legal', {
    privacy: { nl: '<p>Camera<script>alert(1)</script></p>', en: '<p>Camera <a href="javascript:x">here</a></p>' },
    accessibility: { nl: 'Er is een lift', fr: '' },
  });
  expect(saved).toMatchObject({
    privacy: { nl: '<p>Camera</p>', en: '<p>Camera here</p>' },
    accessibility: { nl: 'Er is een lift' },
  });
  expect(await shown('en')).toEqual({
    terms: '',
    privacy: [{ tag: 'p', children: ['Camera here'] }],
    accessibility: 'Er is een lift',
    untranslated: ['accessibility'],
  });
  expect(await shown('nl')).toEqual({
    terms: '',
    privacy: [{ tag: 'p', children: ['Camera'] }],
    accessibility: 'Er is een lift',
  });
  const { venue } = (await kuur.call<{ venue: object }>('GET', '/api/config')).json.data;
  expect(Object.keys(venue)).not.toContain('legal');
});

test('visitors are led to the terms on this site as soon as the venue has written them', async () => {
  const hasTerms = async () =>
    (await kuur.call<{ venue: { hasTerms: boolean } }>('GET', '/api/config')).json.data.venue.hasTerms;
  expect(await hasTerms()).toBe(false);
  await settings.change('legal', { terms: { nl: '<h3>Annuleren</h3>', de: '<h3>Stornieren</h3>' } });
  expect(await hasTerms()).toBe(true);
  expect(await shown('de')).toMatchObject({ terms: [{ tag: 'h3', children: ['Stornieren'] }] });
  expect(await shown('fr')).toMatchObject({ untranslated: expect.arrayContaining(['terms']) });
  await settings.change('legal', { terms: { nl: '<p> </p>' } });
  expect(await hasTerms()).toBe(false);
});
