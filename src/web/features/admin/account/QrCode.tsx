import { create } from 'qrcode';
import { qr } from './Account.css.ts';

/** Drawn as one path: nothing here may be HTML made of text. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`} className={qr}>
      <path d={path} />
    </svg>
  );
}
