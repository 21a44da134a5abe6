import { create } from 'qrcode';

/** In lines of dark squares: sharp at every size, and small. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, at: { x: number; y: number; side: number }): void {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const square = at.side / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let end = column;
      while (end < size && data[row * size + end]) end += 1;
      if (end === column) continue;
      doc.rect(at.x + column * square, at.y + row * square, (end - column) * square, square);
      column = end;
    }
  }
  doc.fill('#2B2E1A');
}
