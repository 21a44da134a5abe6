import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from '#web/i18n/lazyScreen.ts';

/** Said first by the start page, by the booking of an entry, and by other bookings. */
const ids = ['pages.start.title', 'flow.next', 'proposals.merit.together'];
const loadedIds = (): string[] => ids.filter((id) => id in i18n.messages);

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

test('a screen brings the messages of its stage and of those before it', async () => {
  i18n.loadAndActivate({ locale: 'nl', messages: {} });
  expect(await lazyModule('booking', async () => 'screen')()).toBe('screen');
  expect(loadedIds()).toEqual(ids.slice(0, 2));
  await lazyModule('choosing', async () => 'dialog')();
  expect(loadedIds()).toEqual(ids);
});

test('without a connection nothing is requested, and what was loaded is there', async () => {
  const load = vi.fn(async () => 'screen');
  const screen = lazyModule('booking', load);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(screen()).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await screen();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await screen()).toBe('screen');
});
