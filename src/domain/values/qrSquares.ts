import encodeQr from 'qr';

/** The dark squares of the code for a text, row by row, without its white edge. */
export function qrSquares(text: string): boolean[][] {
  const rows = encodeQr(text, 'raw', { border: 1, ecc: 'medium' });
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}
