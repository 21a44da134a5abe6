import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { alternativeLabel } from '#web/i18n/alternativeLabel.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'nl', messages: {} }));

const alternative = { date: '2026-05-17', time: 810, persons: [1, 2] };

test('another moment is a time', () => {
  expect(alternativeLabel({ ...alternative, kind: 'other_time' }, 'nl')).toBe('13:30');
});

test('another day is a day, also when its time is known', () => {
  expect(alternativeLabel({ ...alternative, kind: 'other_day' }, 'nl')).toBe('zo 17 mei');
});

test('apart says who and when', () => {
  expect(alternativeLabel({ ...alternative, kind: 'apart', persons: [2] }, 'nl')).toBe('Gast 2 om 13:30');
});

test('a moment for one of several guests names that guest', () => {
  expect(alternativeLabel({ ...alternative, kind: 'other_time', persons: [1] }, 'nl', true)).toBe('Gast 1 om 13:30');
});
