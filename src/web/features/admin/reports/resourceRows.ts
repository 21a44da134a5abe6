import type { ResourceHours } from '#contract/names.ts';
import type { CsvCell } from '#domain/values/csvText.ts';
import type { ResourceColumn } from './useResourceColumns.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100;

type SheetWords = {
  name: string;
  kind: string;
  roles: Record<ResourceHours['role'], string>;
  columns: readonly ResourceColumn[];
};

/** The sheet of therapists, rooms and devices: a line of labels, then one for each; hours in hundredths. */
export const resourceRows = (
  { name, kind, roles, columns }: SheetWords,
  resources: readonly ResourceHours[],
): CsvCell[][] => [
  [name, kind, ...columns.map(({ label, unit }) => (unit === 'percent' ? `${label} (%)` : label))],
  ...resources.map((one) => [one.name, roles[one.role], ...columns.map(({ valueOf }) => hundredths(valueOf(one)))]),
];
