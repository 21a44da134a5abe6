import type { ProductPlanning } from '#contract/names.ts';
import type { SheetColumn, SheetNames } from './sheet.types.ts';
import { joinCells, splitCell, wholeNumber } from './sheetCells.ts';

type Need = ProductPlanning['needs'][number];

const blank: Omit<ProductPlanning, 'duration'> = {
  bufferBefore: 0,
  bufferAfter: 0,
  guests: 1,
  noticeHours: 0,
  needs: [],
  pool: null,
};
const mostNeeds = 10;

/** An empty duration is no planning; what else belongs to one is then empty too. */
const duration: SheetColumn = {
  name: 'duration',
  field: 'planning',
  read: ({ planning }) => planning?.duration.toString() ?? '',
  apply: (cell, { planning }) => {
    if (cell === '') return { planning: null };
    const minutes = wholeNumber(cell, { min: 5, max: 1440 });
    return typeof minutes === 'number' ? { planning: { ...blank, ...planning, duration: minutes } } : minutes;
  },
};

const lengthColumn = (
  name: string,
  field: 'bufferBefore' | 'bufferAfter' | 'guests' | 'noticeHours',
  { min, max }: { min: number; max: number },
): SheetColumn => ({
  name,
  field: 'planning',
  read: ({ planning }) => planning?.[field].toString() ?? '',
  apply: (cell, { planning }) => {
    if (!planning) return cell === '' ? {} : { code: 'without_duration' };
    const value = cell === '' ? min : wholeNumber(cell, { min, max });
    return typeof value === 'number' ? { planning: { ...planning, [field]: value } } : value;
  },
});

const needs: SheetColumn = {
  name: 'needs',
  field: 'planning',
  read: ({ planning }, names) => joinCells((planning?.needs ?? []).map((need) => needText(need, names))),
  apply: (cell, { planning }, names) => {
    if (!planning) return cell === '' ? {} : { code: 'without_duration' };
    const read = splitCell(cell).map((part) => needOf(part, names));
    if (read.length > mostNeeds) return { code: 'too_many' };
    return read.includes(null) ? { code: 'not_found' } : { planning: { ...planning, needs: read as Need[] } };
  },
};

const isSame = (need: Need, named: SheetNames['needs'][number]): boolean =>
  need.kindId === named.kindId && need.skillId === named.skillId;

function needText(need: Need, { needs: named }: SheetNames): string {
  const name = named.find((one) => isSame(need, one))?.name ?? need.kindId;
  return need.count === 1 ? name : `${need.count} x ${name}`;
}

/** 'Therapist', 'Therapist: massage' or '2 x Therapist: massage'. */
function needOf(text: string, { needs: named }: SheetNames): Need | null {
  const [, count = '1', name = text] = /^(10|[1-9])\s*[x×]\s+(.+)$/.exec(text) ?? [];
  const need = named.find((one) => one.name === text) ?? named.find((one) => one.name === name);
  if (need === undefined) return null;
  return { kindId: need.kindId, skillId: need.skillId, count: need.name === text ? 1 : Number(count) };
}

export const planningColumns: readonly SheetColumn[] = [
  duration,
  lengthColumn('buffer_before', 'bufferBefore', { min: 0, max: 120 }),
  lengthColumn('buffer_after', 'bufferAfter', { min: 0, max: 120 }),
  lengthColumn('guests', 'guests', { min: 1, max: 10 }),
  lengthColumn('notice_hours', 'noticeHours', { min: 0, max: 336 }),
  needs,
];
