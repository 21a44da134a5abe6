import { encode } from 'fast-png';
import { qrSquares } from '#domain/values/qrSquares.ts';

/** White squares around the code. */
const edge = 2;
/** One byte of a picture with a bit for each pixel. */
const pixelsPerSquare = 8;

/** A PNG of some 200 bytes in black and white. */
export function qrPicture(text: string): Buffer {
  const squares = qrSquares(text);
  const perSide = squares.length + 2 * edge;
  const side = perSide * pixelsPerSquare;
  const data = new Uint8Array(perSide * side).fill(0xff);
  for (const [row, line] of squares.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue;
      const top = (row + edge) * pixelsPerSquare;
      for (let y = top; y < top + pixelsPerSquare; y += 1) data[y * perSide + column + edge] = 0;
    }
  }
  return Buffer.from(encode({ width: side, height: side, data, depth: 1, channels: 1 }));
}
