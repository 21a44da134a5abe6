import type { ProductPlanning } from '#contract/names.ts';
import { cellName, countedIdNamed, countedName } from './cellNames.ts';
import type { SheetColumn, SheetNames } from './sheet.types.ts';
import { isRefused, joinCells, splitCell, wholeNumber } from './sheetCells.ts';

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
    return read.find(isRefused) ?? { planning: { ...planning, needs: read as Need[] } };
  },
};

function needText(need: Need, { needs: named }: SheetNames): string {
  const one = named.find(({ kindId, skillId }) => need.kindId === kindId && need.skillId === skillId);
  return countedName(need.count, cellName(one?.id ?? need.kindId, named));
}

const mostOfKind = 10;

/** 'Therapist', 'Therapist: massage' or '2 x Therapist: massage'. */
function needOf(text: string, { needs: named }: SheetNames): Need | { code: string } {
  const need = countedIdNamed(text, named);
  if ('code' in need) return need;
  if (need.count > mostOfKind) return { code: 'too_large' };
  const { kindId, skillId } = named.find(({ id }) => id === need.id)!;
  return { kindId, skillId, count: need.count };
}

export const planningColumns: readonly SheetColumn[] = [
  duration,
  lengthColumn('buffer_before', 'bufferBefore', { min: 0, max: 120 }),
  lengthColumn('buffer_after', 'bufferAfter', { min: 0, max: 120 }),
  lengthColumn('guests', 'guests', { min: 1, max: 10 }),
  lengthColumn('notice_hours', 'noticeHours', { min: 0, max: 336 }),
  needs,
];
