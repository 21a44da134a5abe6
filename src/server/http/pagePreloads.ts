import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/values/translated.ts';
import { sitePathOf } from './sitePaths.ts';

/** What each page loads in any case, as the site's build wrote it; the first page of a flow has its type: '/flow/$slug 3'. */
export type PagePreloads = Readonly<Record<string, Preloads>>;

interface Preloads {
  scripts: string[];
  styles: string[];
  messages: Record<Language, string[]>;
}

/** Empty where the site was built without. */
export function readPagePreloads(webRoot: string): PagePreloads {
  const file = join(webRoot, '.vite/preloads.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagePreloads) : {};
}

interface Preloaded {
  path: string;
  language: Language;
  /** Of the flow that the page belongs to. */
  flowType: number | undefined;
}

/**
 * Links by which a browser asks at once for what scripts would ask for one after another: for scripts after what it paints first,
 * for the styles before, as what stands in the page has some of them.
 */
export function linksToPreload(preloads: PagePreloads, { path, language, flowType }: Preloaded): string {
  const page = sitePathOf(path);
  const files = preloads[`${page} ${flowType}`] ?? preloads[page ?? ''];
  if (files === undefined) return '';
  const scripts = [...files.scripts, ...files.messages[language]];
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`),
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ].join('');
}
