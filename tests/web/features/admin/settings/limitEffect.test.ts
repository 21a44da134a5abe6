import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import { limitEffect } from '#web/features/admin/settings/limits/limitEffect.ts';

const i18n = setupI18n({ locale: 'nl', messages: { nl: {} } });
const effectOf = (name: LimitName, isCents = false): string =>
  limitEffect(limits[name], { i18n, locale: 'nl', isCents });

test('a limit says for whom it counts, in which window, how many are usual, and what happens then', () => {
  expect(effectOf('registrations')).toBe(
    'Per netwerk, in een uur. Leeg is 20. Daarna vragen we om het later nog eens te proberen.',
  );
  expect(effectOf('logins')).toBe('Per account en netwerk, in 15 minuten. Leeg is 10. Daarna wacht wie inlogt even.');
  expect(effectOf('unpaidGuests')).toBe(
    'Per klant, tegelijk, maal de meeste personen per reservering. Leeg is 2. Daarna vragen we eerst te betalen.',
  );
  expect(effectOf('dayIssuedCents', true)).toContain('in 24 uur. Leeg is 1.000,-.');
});

test('every limit says what happens above it', () => {
  const silent = (Object.keys(limits) as LimitName[]).filter((name) => !effectOf(name).includes('Daarna'));
  expect(silent).toEqual([]);
});
