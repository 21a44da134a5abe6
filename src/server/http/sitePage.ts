import type { Language } from '#contract/names.ts';

/**
 * The address of a page of ours in the reader's language, as mails, sheets and the payment provider get it. `path` begins
 * with a slash; an empty one is the start page.
 */
export const sitePage = (site: { publicUrl: string }, language: Language, path: string): string =>
  `${site.publicUrl}${language === 'nl' ? '' : `/${language}`}${path}`;
