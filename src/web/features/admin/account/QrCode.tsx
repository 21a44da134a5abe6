import { qrSquares } from '#domain/values/qrSquares.ts';
import { qr } from './Account.css.ts';

/** Drawn as one path: nothing here may be HTML made of text. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = qrSquares(text);
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`} className={qr}>
      <path d={path} />
    </svg>
  );
}
