import * as css from './own.css.ts';

const quiet = 3;

/** `rows`: a square of 0 and 1, row by row; 1 is dark. */
export function QrCode({ rows, label }: { rows: string; label: string }) {
  const size = Math.sqrt(rows.length);
  const dark = Array.from(rows)
    .map((bit, at) => (bit === '1' ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : ''))
    .join('');
  const side = size + 2 * quiet;
  return (
    <svg className={css.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={dark} fill="#2B2E1A" />
    </svg>
  );
}
