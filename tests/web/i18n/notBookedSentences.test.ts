import { expect, test } from 'vitest';
import { notBookedSentences } from '#web/i18n/notBookedSentences.ts';

const refused = (person: number, reason: string) => ({
  name: [{ tag: 'p' as const, children: ['Entree hele dag'] }],
  person,
  reason,
});

test('guests for whom the same was refused share one sentence', () => {
  const sentences = notBookedSentences(
    [refused(1, 'unavailable'), refused(2, 'unavailable'), refused(3, 'unavailable')],
    'nl',
  );
  expect(sentences).toMatchObject([
    { id: 'notBooked.unavailable', values: { product: 'Entree hele dag', guests: '1, 2 en 3' } },
  ]);
});

test('every reason has its own sentence; other reasons read as not available', () => {
  const ids = notBookedSentences(
    [refused(1, 'duplicate'), refused(1, 'entry_duplicate'), refused(1, 'pool_full')],
    'nl',
  );
  expect(ids.map(({ id }) => id)).toEqual([
    'notBooked.duplicate',
    'notBooked.entry_duplicate',
    'notBooked.unavailable',
  ]);
});

test('reasons that read the same share a sentence', () => {
  const sentences = notBookedSentences([refused(1, 'pool_full'), refused(2, 'guest_busy')], 'nl');
  expect(sentences).toMatchObject([{ id: 'notBooked.unavailable', values: { guests: '1 en 2' } }]);
});
