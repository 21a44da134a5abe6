import { i18n } from '@lingui/core';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { drawn, wordsOf } from '#tests/support/drawn.tsx';
import { showToast, type Notice } from '#web/features/booking/flow/showToast.ts';
import { Toaster } from '#web/ui/Toaster.tsx';
import { visuallyHidden } from '#web/ui/VisuallyHidden.css.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'nl', messages: {} }));
afterEach(() => toast.remove());

const failed = (code: Notice['code']): Notice =>
  ({ type: 'notice', kind: 'error', code, params: { problem: 'internal' } }) as Notice;

function shown(code: Notice['code']) {
  showToast(failed(code));
  const markup = drawn(<Toaster label="Berichten" closeLabel="Sluiten" />);
  const [, readOut = ''] = /role="alert"[^>]*>(.*?)<\/div><div role="status"/s.exec(markup) ?? [];
  return { words: wordsOf(markup), readOut: wordsOf(readOut), isHidden: markup.includes(visuallyHidden) };
}

test.each([
  ['payment_failed', 'Er is iets misgegaan bij het aanmaken van de betaling'],
  ['location_failed', 'Fout bij afronden Er is een fout opgetreden bij het afrekenen'],
] as const)('the toast of %s is only seen: the note at the methods is read out', (code, words) => {
  expect(shown(code)).toMatchObject({ readOut: '', words: expect.stringContaining(words), isHidden: false });
});

test('an error that stands nowhere else is seen and read out, one that stands in its place only read out', () => {
  const removal = 'Fout bij verwijderen Er is een fout opgetreden bij het verwijderen van het product';
  expect(shown('removal_failed')).toMatchObject({ readOut: removal, isHidden: false });
  toast.remove();
  expect(shown('add_failed')).toMatchObject({ readOut: expect.stringContaining('Fout bij toevoegen'), isHidden: true });
});
