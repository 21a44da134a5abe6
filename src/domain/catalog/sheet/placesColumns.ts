import type { ProductPlanning, StayRule } from '#contract/names.ts';
import { cellName, idNamed } from './cellNames.ts';
import type { SheetColumn, SheetNames } from './sheet.types.ts';
import { isTime, nameAndParts, numberIn, readParts, weekdaysIn } from './sheetParts.ts';
import type { PartReads } from './sheetParts.ts';

type PoolNeed = NonNullable<ProductPlanning['pool']>;

const mostStarts = 288;

/** 'Hammam units=2 starts=10:00,11:30 weekdays=6,7'; all but the name may be left out. */
export const pool: SheetColumn = {
  name: 'pool',
  field: 'planning',
  read: ({ planning }, names) => (planning?.pool ? poolText(planning.pool, names) : ''),
  apply: (cell, { planning }, names) => {
    if (!planning) return cell === '' ? {} : { code: 'without_duration' };
    if (cell === '') return { planning: { ...planning, pool: null } };
    const { name, parts } = nameAndParts(cell);
    const poolId = idNamed(name, names.pools);
    if (typeof poolId !== 'string') return poolId;
    const read = readParts(parts, poolReads);
    const unstated: Omit<PoolNeed, 'poolId'> = { units: 1, starts: [], weekdays: null };
    return read === null
      ? { code: 'pool_unreadable' }
      : { planning: { ...planning, pool: { poolId, ...unstated, ...read } } };
  },
};

const poolReads: PartReads<PoolNeed> = {
  units: (text) => {
    const units = numberIn(text, { min: 1, max: 50 });
    return units === null ? null : { units };
  },
  starts: (text) => {
    const starts = text.split(',');
    return starts.length <= mostStarts && starts.every(isTime) ? { starts } : null;
  },
  weekdays: (text) => {
    const weekdays = weekdaysIn(text);
    return weekdays === null ? null : { weekdays };
  },
};

function poolText({ poolId, units, starts, weekdays }: PoolNeed, names: SheetNames): string {
  const parts = [
    units === 1 ? '' : `units=${units}`,
    starts.length === 0 ? '' : `starts=${starts.join(',')}`,
    weekdays === null ? '' : `weekdays=${weekdays.join(',')}`,
  ];
  return [cellName(poolId, names.pools), ...parts].filter((part) => part !== '').join(' ');
}

/** 'Baths arrivals=10:00-17:00/30 departures=22:00/60 length=120-720': times, steps and lengths in minutes, all of them. */
export const stay: SheetColumn = {
  name: 'stay',
  field: 'stay',
  read: (form, names) => (form.stay ? stayText(form.stay, names) : ''),
  apply: (cell, _form, names) => {
    if (cell === '') return { stay: null };
    const { name, parts } = nameAndParts(cell);
    const poolId = idNamed(name, names.pools);
    if (typeof poolId !== 'string') return poolId;
    const read = parts.length === Object.keys(stayReads).length ? readParts(parts, stayReads) : null;
    return read === null ? { code: 'stay_unreadable' } : { stay: { ...(read as Omit<StayRule, 'poolId'>), poolId } };
  },
};

const step = { min: 5, max: 240 };
const length = { min: 5, max: 1440 };

const stayReads: PartReads<StayRule> = {
  arrivals: (text) => {
    const [, arrivalFrom = '', arrivalTo = '', each = ''] = /^([\d:]+)-([\d:]+)\/(\d+)$/.exec(text) ?? [];
    const arrivalStep = numberIn(each, step);
    return arrivalStep !== null && isTime(arrivalFrom) && isTime(arrivalTo)
      ? { arrivalFrom, arrivalTo, arrivalStep }
      : null;
  },
  departures: (text) => {
    const [, departureUntil = '', each = ''] = /^([\d:]+)\/(\d+)$/.exec(text) ?? [];
    const departureStep = numberIn(each, step);
    return departureStep !== null && isTime(departureUntil) ? { departureUntil, departureStep } : null;
  },
  length: (text) => {
    const [, least = '', most = ''] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    const [minStay, maxStay] = [numberIn(least, length), numberIn(most, length)];
    return minStay === null || maxStay === null ? null : { minStay, maxStay };
  },
};

const stayText = (rule: StayRule, names: SheetNames): string =>
  [
    cellName(rule.poolId, names.pools),
    `arrivals=${rule.arrivalFrom}-${rule.arrivalTo}/${rule.arrivalStep}`,
    `departures=${rule.departureUntil}/${rule.departureStep}`,
    `length=${rule.minStay}-${rule.maxStay}`,
  ].join(' ');
