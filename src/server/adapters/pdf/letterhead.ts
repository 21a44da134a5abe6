import { writeLines } from './lines.ts';

type Doc = PDFKit.PDFDocument;

export const ink = '#2B2E1A';
export const muted = '#5A5E42';
export const edge = 48;
/** Between the edges of A4, in points. */
export const wide = 595.28 - 2 * edge;

export function drawLeaf(doc: Doc, olive: string): void {
  doc.path('M18 22c-4.6-1.6-7-4.6-7-8.3C11 9.5 14 5.3 18 2v20Z').fill(olive);
  doc.path('M18 22c4.6-1.6 7-4.6 7-8.3C25 9.5 22 5.3 18 2v20Z').fill('#8A9460');
  doc.moveTo(2, 25).lineTo(34, 25).lineWidth(2).lineCap('round').stroke(ink);
  doc.path('M18 28c4 1.2 5.8 2.8 5.8 5S21.5 36.8 18 39c-3.5-2.2-5.8-3.8-5.8-6s1.8-3.8 5.8-5Z').fill('#C3CAA0');
}

export interface Head {
  venueName: string;
  olive: string;
  /** JPEG or its data URL, in place of the name. */
  logo: Buffer | string | null;
}

export function drawHead(doc: Doc, { venueName, olive, logo }: Head): void {
  if (logo) {
    doc.image(logo, edge, 26, { fit: [240, 46] });
    return;
  }
  doc.save().translate(edge, 30);
  drawLeaf(doc, olive);
  doc.restore();
  writeLines(doc, [venueName], { weight: 600, size: 17, color: ink }, { x: edge + 44, y: 41 });
}
