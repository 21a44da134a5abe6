import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asText, fromText, readCsv, writeCsv } from '#domain/catalog/sheet/csv.ts';

test('what is written is read as it was, with quotes, separators and line breaks inside', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', ' ', 'é', '=') });
  const lines = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, (rows) => {
      const filled = rows.map((cells) => ['x', ...cells]);
      const read = readCsv(writeCsv(filled, ';'), ';');
      expect('lines' in read && read.lines.map(({ cells }) => cells)).toEqual(filled);
    }),
  );
});

test('a line has the number that an editor shows, also after a cell of several lines', () => {
  expect(readCsv('a;"b\nc"\n\nd;e\n', ';')).toEqual({
    lines: [
      { line: 1, cells: ['a', 'b\nc'] },
      { line: 4, cells: ['d', 'e'] },
    ],
  });
});

test('half a file ends inside quotes, and the line says where they begin', () => {
  expect(readCsv('a;b\nc;"d', ';')).toEqual({ openLine: 2 });
});

test('a formula is written as text and read as it was', () => {
  for (const cell of ['=1+1', '+31', '-5', '@x', '\tx', "'=x", 'gewoon', "'s avonds"]) {
    expect(asText(cell)).not.toMatch(/^[=+\-@\t\r]/);
    expect(fromText(asText(cell))).toBe(cell);
  }
});
