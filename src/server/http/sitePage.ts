import type { Language } from '#contract/names.ts';

/** `path` begins with a slash; empty: the start page. */
export const sitePage = (site: { publicUrl: string }, language: Language, path: string): string =>
  `${site.publicUrl}${language === 'nl' ? '' : `/${language}`}${path}`;
