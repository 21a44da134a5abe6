type Format = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** By the first bytes, whatever name and type the file was sent with; undefined: none of the three. */
export function formatOf(bytes: Uint8Array): Format | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8) ? 'webp' : undefined;
}

/** An animation says so before its first picture; the decoder would show that one alone. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, ascii('acTL'), at + 4)) return true;
    if (startsWith(bytes, ascii('IDAT'), at + 4)) return false;
  }
  return false;
}
