import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';
import { findImageFile } from './imageFiles.service.ts';
import { readLogoSizes } from './logo.repo.ts';

export interface PictureDeps {
  db: Db;
  webRoot?: string | undefined;
}

const printWidth = 1200;

/** As JPEG, for PDF and mail programs take no WebP. `null` without such a file. */
export async function printedPicture(
  { db, webRoot }: PictureDeps,
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

/** `null`: the venue's name stands in its place. */
export async function printedLogo(deps: PictureDeps, venueId: string): Promise<Buffer | null> {
  return printedPicture(deps, await readLogoSizes(deps.db, venueId));
}
