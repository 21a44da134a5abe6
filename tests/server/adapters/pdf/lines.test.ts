import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfFaces, runsOf } from '#server/adapters/pdf/fonts.ts';
import { linesOf, widthOf } from '#server/adapters/pdf/lines.ts';
import type { Style } from '#server/adapters/pdf/lines.ts';

const style: Style = { weight: 500, size: 12, color: '#000000' };

function sheet(): PDFKit.PDFDocument {
  const doc = new PDFDocument();
  for (const face of Object.values(pdfFaces()).flat()) doc.registerFont(face.name, face.data);
  return doc;
}

test('names of our neighbours are set in letters that are there', () => {
  expect(runsOf('Zoë Łuk', 500)).toEqual([
    { face: 'latin-500', text: 'Zoë ' },
    { face: 'latin-ext-500', text: 'Ł' },
    { face: 'latin-500', text: 'uk' },
  ]);
  expect(runsOf('€\u00A050,-', 700)).toEqual([{ face: 'latin-700', text: '€\u00A050,-' }]);
});

test('little pictures are left out and letters of other scripts become question marks', () => {
  expect(
    runsOf('dag ❤️👩‍👧!', 500)
      .map(({ text }) => text)
      .join(''),
  ).toBe('dag !');
  expect(runsOf('Пока', 500)).toEqual([{ face: 'latin-500', text: '????' }]);
});

test('lines are as wide as they may be and no wider', () => {
  const doc = sheet();
  const text = 'Een dag rust in het warme water, met thee en een boek.\n\nTot gauw';
  const lines = linesOf(doc, text, style, 120);
  expect(lines.filter((line) => widthOf(doc, line, style) > 120)).toEqual([]);
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '));
  expect(lines.slice(-2)).toEqual(['', 'Tot gauw']);
});

test('a word that is too long is broken', () => {
  const doc = sheet();
  const lines = linesOf(doc, 'W'.repeat(60), style, 100);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe('W'.repeat(60));
});
