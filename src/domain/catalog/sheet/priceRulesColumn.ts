import type { PriceRule } from '#contract/names.ts';
import { parseEuros } from '../../values/cents.ts';
import type { Cents } from '../../values/cents.ts';
import { parseTime } from '../../values/timeOfDay.ts';
import type { SheetColumn } from './sheet.types.ts';
import { joinCells, splitCell, wholeNumber } from './sheetCells.ts';

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

type Read = Record<string, (text: string) => Partial<PriceRule> | null>;

const reads: Read = {
  weekdays: (text) => (/^[1-7](,[1-7]){0,6}$/.test(text) ? { weekdays: text.split(',').map(Number) } : null),
  times: (text) => {
    const [, fromTime = '', toTime = ''] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
    return parseTime(fromTime) === null || parseTime(toTime) === null ? null : { fromTime, toTime };
  },
  dates: (text) => {
    const [isDates, fromDate = '', toDate = ''] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(text) ?? [];
    return isDates === undefined ? null : { fromDate: fromDate || null, toDate: toDate || null };
  },
  priority: (text) => {
    const priority = wholeNumber(text, { min: 0, max: 1_000 });
    return typeof priority === 'number' ? { priority } : null;
  },
};

/** Each part once. Whether its days and times can be is for the form. */
function ruleOf(text: string): PriceRule | null {
  const [first = '', ...parts] = text.split(/\s+/);
  const price = parseEuros(first);
  if (price === null) return null;
  let rule: PriceRule = { fromDate: null, toDate: null, weekdays: null, price, priority: 0 };
  const names = new Set<string>();
  for (const part of parts) {
    const [name = '', value = '', ...more] = part.split('=');
    const read = Object.hasOwn(reads, name) && !names.has(name) && more.length === 0 ? reads[name]!(value) : null;
    if (read === null) return null;
    names.add(name);
    rule = { ...rule, ...read };
  }
  return rule;
}

/** A rule that says what one of the stored says is that one. */
function withIds(rules: readonly PriceRule[], stored: readonly PriceRule[]): PriceRule[] {
  const unused = [...stored];
  return rules.map((rule) => {
    const at = unused.findIndex((one) => ruleText(one) === ruleText(rule));
    return at < 0 ? rule : unused.splice(at, 1)[0]!;
  });
}
