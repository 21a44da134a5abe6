import { expect, test } from 'vitest';
import type { LedgerEntry } from '#contract/names.ts';
import { csvText } from '#domain/values/csvText.ts';
import { movementRows } from '#web/features/admin/dayClose/movementRows.ts';

const entry: LedgerEntry = {
  id: 'le_1',
  reservationId: 'r_5hT2kQ',
  reservationNumber: 'K-7M3Q-9F2X',
  paymentId: null,
  kind: 'desk',
  amount: 3750,
  actor: 'st-desk',
  reason: 'cash',
  at: '2026-05-02T09:20:00.000Z',
};
const words = { moment: (at: string) => at.slice(0, 10), wordsOf: () => 'Contant' };

test('the file of a close names a reservation by its number and never by its id', () => {
  const rows = movementRows([entry, { ...entry, reservationNumber: null }], words);
  expect(rows).toEqual([
    ['2026-05-02', 'Contant', 'K-7M3Q-9F2X', { cents: 3750 }],
    ['2026-05-02', 'Contant', '', { cents: 3750 }],
  ]);
  expect(csvText(rows)).not.toContain('r_5hT2kQ');
});
