import type { PaymentMoment, VatRate } from '#contract/names.ts';
import { parseEuros } from '../../values/cents.ts';
import { languages } from '../../values/translated.ts';
import type { Language } from '../../values/translated.ts';
import { ProductType } from '../productTypes.ts';
import { richTextOf } from '../richTextOf.ts';
import { pool, stay } from './placesColumns.ts';
import { cellName, idNamed } from './cellNames.ts';
import { planningColumns } from './planningColumns.ts';
import { euroCell, priceRules } from './priceRulesColumn.ts';
import { stayProduct, worth } from './productsColumns.ts';
import type { SheetColumn, SheetForm } from './sheet.types.ts';
import { joinCells, splitCell, wholeNumber } from './sheetCells.ts';

/** Words as they are read, or HTML where there are marks. */
export function typedText(html: string): string {
  const text = richTextOf(html);
  return typeof text === 'string' && richTextOf(text) === text ? text : html;
}

const longestText = 20_000;

const set = (field: keyof SheetForm, value: unknown): Partial<SheetForm> => ({ [field]: value });

const textColumn = (field: 'name' | 'description', language: Language): SheetColumn => ({
  name: `${field}_${language}`,
  field,
  read: (form) => typedText(form[field][language] ?? ''),
  apply: (cell, form) =>
    cell.length > longestText ? { code: 'too_long' } : set(field, { ...form[field], [language]: cell }),
});

/** A cell that stands for one value of a closed list. */
const codeColumn = <Value>(name: string, field: keyof SheetForm, values: Record<string, Value>): SheetColumn => ({
  name,
  field,
  read: (form) => Object.keys(values).find((code) => values[code] === form[field]) ?? '',
  apply: (cell) => (Object.hasOwn(values, cell) ? set(field, values[cell]) : { code: 'not_allowed' }),
});

const numberColumn = (
  name: string,
  field: 'depositPercentage' | 'visits' | 'usableDays',
  { min, max, isOptional }: { min: number; max: number; isOptional: boolean },
): SheetColumn => ({
  name,
  field,
  read: (form) => (form[field] ?? '').toString(),
  apply: (cell) => {
    if (cell === '' && isOptional) return set(field, null);
    const value = wholeNumber(cell, { min, max });
    return typeof value === 'number' ? set(field, value) : value;
  },
});

const category: SheetColumn = {
  name: 'categories',
  field: 'categoryIds',
  read: ({ categoryIds }, { categories }) => joinCells(categoryIds.map((id) => cellName(id, categories))),
  apply: (cell, _form, { categories }) => {
    const ids = splitCell(cell).map((name) => idNamed(name, categories));
    return ids.find((id) => typeof id !== 'string') ?? { categoryIds: ids as string[] };
  },
};

const price: SheetColumn = {
  name: 'price',
  field: 'price',
  read: (form) => euroCell(form.price ?? 0),
  apply: (cell) => {
    if (cell === '') return { code: 'required' };
    const cents = parseEuros(cell);
    return cents === null ? { code: 'price_unreadable' } : { price: cents };
  },
};

const typeNames = Object.fromEntries(
  Object.entries(ProductType).map(([name, type]) => [`${name[0]!.toLowerCase()}${name.slice(1)}`, type]),
);
const vatRates: Record<string, VatRate> = { '0': 0, '9': 9, '21': 21 };
const moments: Record<string, PaymentMoment> = {
  payment: 'payment',
  location: 'location',
  payment_and_location: 'payment_and_location',
};

/** In the order of the sheet, after `keyColumns`. */
export const valueColumns: readonly SheetColumn[] = [
  codeColumn('type', 'type', typeNames),
  category,
  ...languages.map((language) => textColumn('name', language)),
  ...languages.map((language) => textColumn('description', language)),
  price,
  codeColumn('vat', 'vatRate', vatRates),
  codeColumn('moment', 'paymentMoment', moments),
  numberColumn('deposit', 'depositPercentage', { min: 0, max: 100, isOptional: false }),
  codeColumn('visible', 'visible', { yes: true, no: false }),
  ...planningColumns,
  pool,
  stay,
  stayProduct,
  numberColumn('visits', 'visits', { min: 1, max: 1_000, isOptional: true }),
  numberColumn('days', 'usableDays', { min: 1, max: 10_000, isOptional: true }),
  worth,
  priceRules,
];
