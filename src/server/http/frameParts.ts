import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/values/translated.ts';

/** The site's own class names and words, which its build wrote. */
export interface FrameParts {
  classes: Record<string, string>;
  words: Record<Language, Record<string, string>>;
  /** Behind the title of a page. */
  pictures: { start: FramePicture; checkin: FramePicture };
}

export interface FramePicture {
  /** WebP in several widths, as `srcset` has them; each also exists as AVIF. */
  sources: string;
  width: number;
  height: number;
}

/** Null: the site was not built with them. */
export function readFrameParts(webRoot: string): FrameParts | null {
  const file = join(webRoot, '.vite/frame.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FrameParts) : null;
}

/** The attribute with these classes. */
export type ClassOf = (...names: string[]) => string;
