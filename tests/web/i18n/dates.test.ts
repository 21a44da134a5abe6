import { expect, test } from 'vitest';
import {
  fullDay,
  longDay,
  monthName,
  monthTitle,
  nearDay,
  shortDay,
  shortMonth,
  timeRange,
  weekday,
  weekdayNames,
} from '#web/i18n/dates.ts';
import { joinList } from '#web/i18n/list.ts';

test('a day is written the way each language writes it', () => {
  expect(longDay('2026-05-16', 'nl')).toBe('zaterdag 16 mei');
  expect(longDay('2026-05-16', 'en')).toMatch(/^Saturday,? 16 May$/);
  expect(longDay('2026-05-16', 'de')).toBe('Samstag, 16. Mai');
  expect(longDay('2026-05-16', 'fr')).toBe('samedi 16 mai');
  expect(fullDay('2026-05-16', 'nl')).toBe('zaterdag 16 mei 2026');
});

test('the short day of the summary reads za 16 mei', () => {
  expect(shortDay('2026-05-16', 'nl')).toBe('za 16 mei');
  expect(weekday('2026-05-16', 'nl')).toBe('zaterdag');
});

test('a date is the same day whatever zone the visitor is in', () => {
  expect(longDay('2026-03-29', 'nl')).toBe('zondag 29 maart');
  expect(longDay('2026-01-01', 'nl')).toBe('donderdag 1 januari');
  expect(longDay('2026-12-31', 'nl')).toBe('donderdag 31 december');
});

test('a month has a title, and its name alone for the arrows', () => {
  expect([monthTitle('2026-05', 'nl'), monthName('2026-12', 'de')]).toEqual(['mei 2026', 'Dezember']);
});

test('the week starts on Monday in all four languages', () => {
  expect(weekdayNames('nl').map((day) => day.short)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
  expect(weekdayNames('en').at(0)?.long).toBe('Monday');
  expect(weekdayNames('fr').at(6)?.long).toBe('dimanche');
});

test('a stretch of time is written with an en dash', () => {
  expect(timeRange('10:00', '18:00')).toBe('10:00 – 18:00');
});

test('guests are summed up in words', () => {
  expect(joinList([1, 2, 3], 'nl')).toBe('1, 2 en 3');
  expect(joinList([1, 2], 'de')).toBe('1 und 2');
  expect(joinList([1], 'fr')).toBe('1');
});

test('a day within six days is its weekday, a later one has its date', () => {
  expect(nearDay('2026-05-16', '2026-05-16', 'nl')).toBe('zaterdag');
  expect(nearDay('2026-05-16', '2026-05-10', 'nl')).toBe('zaterdag');
  expect(nearDay('2026-05-16', '2026-05-09', 'nl')).toBe('zaterdag 16 mei');
});

test('a month is short enough for the arch of a reservation, in every language', () => {
  expect(['nl', 'en', 'de', 'fr'].map((locale) => shortMonth('2026-12-12', locale as 'nl'))).toEqual([
    'dec',
    'Dec',
    'Dez',
    'déc',
  ]);
  expect(shortMonth('2026-09-12', 'nl')).toBe('sep');
});
