import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrSquares } from '#domain/values/qrSquares.ts';

const text = 'K-2026-0417';

/** As a reader sees it, with the white edge of four squares that it needs. */
function picture(squares: readonly boolean[][], scale = 4) {
  const size = (squares.length + 8) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [y, row] of squares.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let at = 0; at < scale * scale; at += 1) {
        const [dx, dy] = [at % scale, Math.floor(at / scale)];
        const pixel = ((y + 4) * scale + dy) * size + (x + 4) * scale + dx;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return { width: size, height: size, data };
}

test('a reader of codes reads the text', () => {
  expect(decode(picture(qrSquares(text)))).toBe(text);
});

test('the squares are a square without an edge: its corners are dark', () => {
  const squares = qrSquares(text);
  expect(squares.every((row) => row.length === squares.length)).toBe(true);
  expect([squares[0]![0], squares[0]!.at(-1), squares.at(-1)![0]]).toEqual([true, true, true]);
});
