import sharp from 'sharp';
import type { Sharp } from 'sharp';

type Colors = { width: number; height: number };

/** Its left half is red, its right half blue. */
export function twoColors({ width, height }: Colors): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#d01010' };
  return sharp({ create: { width, height, channels: 3, background: '#1010d0' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

interface Form {
  file?: Uint8Array;
  fields?: Record<string, string>;
  /** As the browser names them; the server believes neither. */
  filename?: string;
  type?: string;
}

/** A form with a file, as a browser sends it. */
export function pictureForm({ file, fields = { alt: 'Twee vlakken' }, ...named }: Form): {
  headers: Record<string, string>;
  body: Buffer;
} {
  const boundary = 'een-grens-die-nergens-staat';
  const { filename = 'foto.jpg', type = 'image/jpeg' } = named;
  const lines = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = `Content-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}`;
  const part = file ? [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(file), Buffer.from('\r\n')] : [];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...lines, ...part, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
