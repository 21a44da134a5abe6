import { qrSquares } from '#domain/values/qrSquares.ts';

/** In lines of dark squares: sharp at every size, and small. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, at: { x: number; y: number; side: number }): void {
  const squares = qrSquares(text);
  const square = at.side / squares.length;
  for (const [row, line] of squares.entries()) {
    for (let column = 0; column < line.length; column += 1) {
      let end = column;
      while (line[end]) end += 1;
      if (end === column) continue;
      doc.rect(at.x + column * square, at.y + row * square, (end - column) * square, square);
      column = end;
    }
  }
  doc.fill('#2B2E1A');
}
