const columns: readonly (readonly [pointer: RegExp, column: string])[] = [
  [/^\/(name|description)\/(\w+)$/, '$1_$2'],
  [/^\/planning\/needs.*/, 'needs'],
  [/^\/planning\/bufferBefore$/, 'buffer_before'],
  [/^\/planning\/bufferAfter$/, 'buffer_after'],
  [/^\/planning\/guests$/, 'guests'],
  [/^\/planning\/noticeHours$/, 'notice_hours'],
  [/^\/planning\/pool.*/, 'pool'],
  [/^\/planning.*/, 'duration'],
  [/^\/stay(\/.*)?$/, 'stay'],
  [/^\/stayProductId$/, 'stay_product'],
  [/^\/worth.*/, 'worth'],
  [/^\/categoryIds.*/, 'categories'],
  [/^\/priceRules.*/, 'price_rules'],
  [/^\/usableDays$/, 'days'],
  [/^\/vatRate$/, 'vat'],
  [/^\/paymentMoment$/, 'moment'],
  [/^\/depositPercentage$/, 'deposit'],
];

/** The column of the sheet in which staff mend a field of a form. */
export function columnOf(pointer: string): string {
  const [pattern, column] = columns.find(([fields]) => fields.test(pointer)) ?? [/^\//, ''];
  return pointer.replace(pattern, column);
}
