import { expect, test } from 'vitest';
import { scheduleText } from '#web/features/admin/settings/scheduleText.ts';
import { specOf } from '#web/features/admin/settings/settingSpec.ts';
import type { SettingSpec } from '#web/features/admin/settings/settingSpec.ts';
import { settingText } from '#web/features/admin/settings/settingText.ts';

const words = { locale: 'nl', yes: 'Aan', no: 'Uit' } as const;
const label = 'Iets';

test('a value is told in the words of its field', () => {
  const values = {
    holds: { minutes: 20 },
    giftCard: { min: 1250 },
    on: true,
    opening: { nl: 'Dag', en: '' },
    unit: 'day',
  };
  const textOf = (spec: SettingSpec): string => settingText(spec, values, words);
  expect(textOf({ kind: 'number', name: 'holds.minutes', min: 1, max: 60, unit: 'minuten', label })).toBe('20 minuten');
  expect(textOf({ kind: 'number', name: 'giftCard.min', min: 1, max: 9, isCents: true, label })).toBe('12,50');
  expect(textOf({ kind: 'switch', name: 'on', label })).toBe('Aan');
  expect(textOf({ kind: 'texts', name: 'opening', maxLength: 9, label })).toBe('Dag');
  expect(textOf({ kind: 'choice', name: 'unit', options: [{ value: 'day', label: 'dagen' }], label })).toBe('dagen');
  expect(textOf({ kind: 'text', name: 'nowhere', maxLength: 9, label })).toBe('');
});

test('swimwear days are told by their names', () => {
  const kinds = { weekly: 'Elke week', monthly: 'Elke maand', firstTuesday: 'Eerste dinsdag' };
  expect(scheduleText({ type: 'weekly', days: [2, 7] }, 'nl', kinds)).toBe('Elke week: dinsdag, zondag');
  expect(scheduleText({ type: 'monthly', days: [5] }, 'nl', kinds)).toBe('Elke maand: 5');
  expect(scheduleText({ type: 'firstTuesday', days: [] }, 'nl', kinds)).toBe('Eerste dinsdag');
});

test('an error inside a setting belongs to it, and to no other that begins alike', () => {
  const specs: SettingSpec[] = ['holds', 'holdsMore'].map((name) => ({ kind: 'switch', name, label }));
  expect(specOf(specs, 'holds.minutes')?.name).toBe('holds');
  expect(specOf(specs, 'holdsMore')?.name).toBe('holdsMore');
  expect(specOf(specs, 'other')).toBeUndefined();
});
