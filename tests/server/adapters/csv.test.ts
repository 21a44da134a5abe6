// @module-tag anyDatabase
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '#server/adapters/csv.ts';

test('what is written is read as it was, with quotes, separators and line breaks inside', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', ' ', 'é', '=') });
  const lines = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, (rows) => {
      const filled = rows.map((cells) => ['x', ...cells]);
      const read = readCsv(writeCsv(filled));
      expect('lines' in read && read.lines.map(({ cells }) => cells)).toEqual(filled);
    }),
  );
});

test('a line has the number that an editor shows, also after a cell of several lines', () => {
  expect(readCsv('\uFEFFa;"b\nc"\n\n;\nd;e\n')).toEqual({
    lines: [
      { line: 1, cells: ['a', 'b\nc'] },
      { line: 5, cells: ['d', 'e'] },
    ],
  });
});

test.each([
  ['half a file', 'a;b\nc;"d', { line: 2, code: 'quote_open' }],
  ['a quote inside a cell', 'a;b\nc;d"e\n', { line: 2, code: 'quote_open' }],
  ['signs of another encoding', 'a;b\nc;caf\uFFFD\n', { line: 2, code: 'encoding_unknown' }],
])('%s is refused with its line', (_, text, refused) => {
  expect(readCsv(text)).toEqual({ refused });
});
