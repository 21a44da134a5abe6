import { isCrockford } from '../values/crockford.ts';

/**
 * The reservation number in what a scanner read or somebody typed, as 'K-7M3Q-9F2X'; null where there is none. As Crockford
 * has it O is read as 0, I and L as 1; dashes and spaces do not count.
 */
export function scannedNumber(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[\s\-‐–—_)]/g, '');
  const code = signs.slice(1).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!signs.startsWith('K') || !isCrockford(code, 8)) return null;
  return `K-${code.slice(0, 4)}-${code.slice(4)}`;
}
