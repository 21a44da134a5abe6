import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db/schema.ts';
import { readImageFile } from './imageFiles.repo.ts';

const address = /^\/uploads\/(?<venueId>[\w-]+)\/(?<name>[\w-]+\.(?:avif|webp|jpg))$/;

export const addressOf = (venueId: string, name: string): string => `/uploads/${venueId}/${name}`;

export interface ImageFiles {
  /** By its whole path; null when there is none. */
  find(path: string): Promise<Uint8Array | null>;
}

/** A file never changes under its name, so that a copy in memory is right. */
export function makeImageFiles(db: Db): ImageFiles {
  const copies = new LRUCache<string, Uint8Array>({ maxSize: 32_000_000, sizeCalculation: ({ length }) => length + 1 });
  return {
    async find(path) {
      const copy = copies.get(path);
      if (copy) return copy;
      const bytes = await findImageFile(db, path);
      if (bytes) copies.set(path, bytes);
      return bytes;
    },
  };
}

export async function findImageFile(db: Db, path: string): Promise<Uint8Array | null> {
  const { venueId, name } = address.exec(path)?.groups ?? {};
  if (venueId === undefined || name === undefined) return null;
  return (await readImageFile(db, venueId, name)) ?? null;
}
