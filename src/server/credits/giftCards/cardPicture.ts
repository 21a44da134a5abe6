import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize } from '#server/db/jsonColumns.ts';

const printWidth = 1200;

/**
 * The picture of a card as a JPEG, the only format that goes into a PDF as it is: the twin of the WebP file of that width
 * in the folder of the web app. `null` without such a file; the card is then printed without.
 */
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
