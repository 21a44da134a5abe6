import { setupI18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import { limitCodes, refusedText } from '#web/i18n/refusedText.ts';
import { i18n } from '@lingui/core';
import { waitSentence } from '#web/i18n/waitSentence.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'nl', messages: {} }));

test('every code by which a limit refuses says when it may be tried again', () => {
  const codes = new Set(Object.values(limits).flatMap(({ code }) => code ?? []));
  expect([...limitCodes].toSorted()).toEqual([...codes].toSorted());
});

test('the time to wait is rounded up to whole seconds, minutes or hours', () => {
  const text = (seconds?: number): string => setupI18n({ locale: 'nl', messages: { nl: {} } })._(waitSentence(seconds));
  expect([undefined, 0.4, 30, 60, 701, 7199, 7200, 9000].map(text)).toEqual([
    'Probeer het zo opnieuw.',
    'Probeer het over 1 seconde opnieuw.',
    'Probeer het over 30 seconden opnieuw.',
    'Probeer het over 1 minuut opnieuw.',
    'Probeer het over 12 minuten opnieuw.',
    'Probeer het over 2 uur opnieuw.',
    'Probeer het over 2 uur opnieuw.',
    'Probeer het over 3 uur opnieuw.',
  ]);
});

test('a limit is told with the time to wait, another refusal without', () => {
  expect(refusedText({ problem: 'too_many_requests', waitSeconds: 700 })).toBe(
    'Dit ging te vaak achter elkaar. Probeer het over 12 minuten opnieuw.',
  );
  expect(refusedText({ problem: 'user_missing', waitSeconds: 700 })).toBe('Vul eerst je gegevens in.');
});
