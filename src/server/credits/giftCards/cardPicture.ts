import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize } from '#server/db/jsonColumns.ts';

const printWidth = 1200;

/** As JPEG, for a PDF takes no WebP. `null` without such a file; the gift card is then printed without. */
export async function cardPicture(webRoot: string | undefined, sizes: readonly ImageSize[]): Promise<Buffer | null> {
  const url = sizes.find(({ width }) => width === printWidth)?.url ?? '';
  const [, name] = /^\/images\/([\w-]+)\.webp$/.exec(url) ?? [];
  if (webRoot === undefined || name === undefined) return null;
  try {
    return await readFile(join(webRoot, 'images', `${name}.jpg`));
  } catch {
    return null;
  }
}
