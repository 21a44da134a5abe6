import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findImageFile } from '#server/catalog/images/imageFiles.service.ts';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';

const printWidth = 1200;

/** As JPEG, for a PDF takes no WebP. `null` without such a file; the gift card is then printed without. */
export async function cardPicture(
  { db, webRoot }: { db: Db; webRoot?: string | undefined },
  sizes: readonly ImageSize[],
): Promise<Buffer | null> {
  const url = sizes.findLast(({ width }) => width <= printWidth)?.url.replace(/\.webp$/, '.jpg') ?? '';
  if (url.startsWith('/uploads/')) {
    const bytes = await findImageFile(db, url);
    return bytes && Buffer.from(bytes);
  }
  if (webRoot === undefined || !/^\/images\/[\w-]+\.jpg$/.test(url)) return null;
  try {
    return await readFile(join(webRoot, url));
  } catch {
    return null;
  }
}
