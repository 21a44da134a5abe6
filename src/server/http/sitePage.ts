import type { Language } from '#contract/names.ts';

export const sitePage = (site: { publicUrl: string }, language: Language, path: string): string =>
  `${site.publicUrl}${language === 'nl' ? '' : `/${language}`}${path}`;
