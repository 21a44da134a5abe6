// @module-tag anyDatabase
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfFaces, printable } from '#server/adapters/pdf/fonts.ts';
import { linesOf, widthOf } from '#server/adapters/pdf/lines.ts';
import type { Style } from '#server/adapters/pdf/lines.ts';

const style: Style = { weight: 500, size: 12, color: '#000000' };

function sheet(): PDFKit.PDFDocument {
  const doc = new PDFDocument();
  for (const face of Object.values(pdfFaces())) doc.registerFont(face.name, face.data);
  return doc;
}

test('names of our neighbours are set in letters that are there', () => {
  expect(printable('Zoë Łuk, Nguyễn, e\u0301', 500)).toBe('Zoë Łuk, Nguyễn, é');
  expect(printable('€\u00A050,-', 700)).toBe('€\u00A050,-');
});

test('little pictures are left out and letters of other scripts become question marks', () => {
  expect(printable('dag ❤️👩‍👧!', 500)).toBe('dag !');
  expect(printable('Пока', 500)).toBe('????');
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
