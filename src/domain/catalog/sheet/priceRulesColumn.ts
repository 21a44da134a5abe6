import type { PriceRule } from '#contract/names.ts';
import { parseEuros } from '../../values/cents.ts';
import type { Cents } from '../../values/cents.ts';
import type { SheetColumn } from './sheet.types.ts';
import { joinCells, splitCell } from './sheetCells.ts';
import { isTime, numberIn, readParts, weekdaysIn } from './sheetParts.ts';
import type { PartReads } from './sheetParts.ts';

const mostRules = 200;

export const euroCell = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');

/** '49,50 weekdays=1,2 times=17:00-24:00 dates=2026-05-01..2026-09-30 priority=1', one for each rule; all but the price may be left out. */
export const priceRules: SheetColumn = {
  name: 'price_rules',
  field: 'priceRules',
  read: (form) => joinCells((form.priceRules ?? []).map(ruleText)),
  apply: (cell, form) => {
    const read = splitCell(cell).map(ruleOf);
    if (read.length > mostRules) return { code: 'too_many' };
    const rules = read.filter((rule) => rule !== null);
    if (rules.length < read.length) return { code: 'rule_unreadable' };
    return { priceRules: withIds(rules, form.priceRules ?? []) };
  },
};

function ruleText({ price, weekdays, fromTime, toTime, fromDate, toDate, priority }: PriceRule): string {
  const parts = {
    weekdays: weekdays?.join(',') ?? '',
    times: fromTime && toTime ? `${fromTime}-${toTime}` : '',
    dates: fromDate === null && toDate === null ? '' : `${fromDate ?? ''}..${toDate ?? ''}`,
    priority: priority === 0 ? '' : String(priority),
  };
  const written = Object.entries(parts).filter(([, text]) => text !== '');
  return [euroCell(price), ...written.map(([name, text]) => `${name}=${text}`)].join(' ');
}

const reads: PartReads<PriceRule> = {
  weekdays: (text) => {
    const weekdays = weekdaysIn(text);
    return weekdays === null ? null : { weekdays };
  },
  times: (text) => {
    const [, fromTime = '', toTime = ''] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
    return isTime(fromTime) && isTime(toTime) ? { fromTime, toTime } : null;
  },
  dates: (text) => {
    const [isDates, fromDate = '', toDate = ''] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(text) ?? [];
    return isDates === undefined ? null : { fromDate: fromDate || null, toDate: toDate || null };
  },
  priority: (text) => {
    const priority = numberIn(text, { min: 0, max: 1_000 });
    return priority === null ? null : { priority };
  },
};

/** Each part once. Whether its days and times can be is for the form. */
function ruleOf(text: string): PriceRule | null {
  const [first = '', ...parts] = text.split(/\s+/);
  const price = parseEuros(first);
  const read = price === null ? null : readParts(parts, reads);
  if (price === null || read === null) return null;
  return { fromDate: null, toDate: null, weekdays: null, price, priority: 0, ...read };
}

/** A rule that says what one of the stored says is that one. */
function withIds(rules: readonly PriceRule[], stored: readonly PriceRule[]): PriceRule[] {
  const unused = [...stored];
  return rules.map((rule) => {
    const at = unused.findIndex((one) => ruleText(one) === ruleText(rule));
    return at < 0 ? rule : unused.splice(at, 1)[0]!;
  });
}
