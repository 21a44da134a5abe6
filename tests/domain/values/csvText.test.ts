import { expect, test } from 'vitest';
import { csvText } from '#domain/values/csvText.ts';

test('a sheet begins with the mark of UTF-8 and has semicolons, decimal commas and quotes where they are needed', () => {
  const rows = [
    ['Dag', 'Geboekt'],
    ['zo 1 mei; "feestdag"', { cents: 123_405 }],
    ['Crème', 12.5],
  ];
  expect(csvText(rows)).toBe('\uFEFFDag;Geboekt\r\n"zo 1 mei; ""feestdag""";1234,05\r\nCrème;12,5\r\n');
});

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])('a cell that begins with a formula sign is text: %j', (cell) => {
  expect(csvText([[cell]])).toContain(`'${cell}`);
});

test('an amount below zero stays a number', () => {
  expect(csvText([[{ cents: -250 }, -3]])).toBe('\uFEFF-2,50;-3\r\n');
});
