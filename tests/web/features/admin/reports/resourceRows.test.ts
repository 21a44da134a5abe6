import { expect, test } from 'vitest';
import { csvText } from '#domain/values/csvText.ts';
import { resourceRows } from '#web/features/admin/reports/resourceRows.ts';
import type { ResourceColumn } from '#web/features/admin/reports/useResourceColumns.ts';

const columns: ResourceColumn[] = [
  { id: 'held', label: 'Uren geboekt', unit: 'hours', valueOf: ({ heldMinutes }) => heldMinutes / 60 },
  { id: 'share', label: 'Bezetting', unit: 'percent', valueOf: () => 67 },
  { id: 'treatments', label: 'Behandelingen', unit: 'count', valueOf: ({ treatments }) => treatments },
];
const roles = { therapist: 'Therapeuten', room: 'Ruimtes', device: 'Apparaten' };
const words = { name: 'Naam', kind: 'Soort', roles, columns };
const booked = { id: 't1', workedMinutes: 480, heldMinutes: 320, blockedMinutes: 0, treatments: 6 };

test('the sheet of therapists and rooms has hours as numbers, and a name is never a formula', () => {
  const rows = resourceRows(words, [
    { ...booked, role: 'therapist', name: '=Fenna' },
    { ...booked, role: 'room', name: 'Kamer 1' },
  ]);
  expect(rows).toEqual([
    ['Naam', 'Soort', 'Uren geboekt', 'Bezetting (%)', 'Behandelingen'],
    ['=Fenna', 'Therapeuten', 5.33, 67, 6],
    ['Kamer 1', 'Ruimtes', 5.33, 67, 6],
  ]);
  expect(csvText(rows)).toContain("\r\n'=Fenna;Therapeuten;5,33;67;6\r\n");
});
