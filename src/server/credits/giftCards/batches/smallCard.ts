import { drawLeaf, ink, muted } from '#server/adapters/pdf/letterhead.ts';
import { linesOf, writeLines } from '#server/adapters/pdf/lines.ts';
import type { Style } from '#server/adapters/pdf/lines.ts';
import { drawQr } from '#server/adapters/pdf/qr.ts';
import type { CardPage } from '../cardPage.ts';

/** 85 by 55 mm, as bank cards and business cards are, in points. */
const width = 241;
const height = 156;
const columns = 2;
const rows = 5;

export const cardsPerSheet = columns * rows;

const startX = (595.28 - columns * width) / 2;
const startY = (841.89 - rows * height) / 2;

/** `place` from 0, by rows; its thin edge is where to cut. */
export function drawSmallCard(doc: PDFKit.PDFDocument, page: CardPage, place: number): void {
  const x = startX + (place % columns) * width;
  const y = startY + Math.floor(place / columns) * height;
  const { colors, link, code, validUntil, title, worth } = page;
  doc.rect(x, y, width, height).lineWidth(0.4).stroke(colors.sand);
  drawName(doc, page, { x: x + 14, y: y + 12 });
  const titleStyle: Style = { weight: 500, size: 13, color: colors.oliveDeep, leading: 1.15 };
  const below = writeLines(doc, linesOf(doc, title, titleStyle, 132).slice(0, 2), titleStyle, { x: x + 14, y: y + 46 });
  if (worth !== null) {
    writeLines(doc, [worth], { weight: 700, size: 19, color: ink, leading: 1.15 }, { x: x + 14, y: below + 1 });
  }
  drawQr(doc, link, { x: x + width - 14 - 74, y: y + 14, side: 74 });
  const small: Style = { weight: 500, size: 8.5, color: muted };
  writeLines(doc, [code], { weight: 700, size: 12.5, color: ink, spacing: 0.6 }, { x: x + 14, y: y + height - 45 });
  if (validUntil !== null) writeLines(doc, [validUntil], small, { x: x + 14, y: y + height - 25 });
}

function drawName(doc: PDFKit.PDFDocument, { venueName, logo, colors }: CardPage, at: { x: number; y: number }): void {
  if (logo) {
    doc.image(logo, at.x, at.y, { fit: [120, 26] });
    return;
  }
  doc.save().translate(at.x, at.y).scale(0.6);
  drawLeaf(doc, colors.olive);
  doc.restore();
  const style: Style = { weight: 600, size: 10, color: ink };
  writeLines(doc, linesOf(doc, venueName, style, 100).slice(0, 1), style, { x: at.x + 27, y: at.y + 7 });
}
