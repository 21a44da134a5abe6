import { sitePaths } from '#contract/sitePaths.gen.ts';
import { testPath, testTagOf, withoutTest } from '#domain/values/testPath.ts';
import type { Language } from '#domain/values/translated.ts';
import { languageOfPath } from './startPage.ts';

const staffPages = /^\/admin(?:\/|$)/;
const internalPages = /^\/dev(?:\/|$)/;
/** A language without pages leads to the start: the site itself replaces such an address. */
const otherLanguage = /^\/[a-z]{2}(?:\/|$)/i;

export const isStaffPath = (path: string): boolean => staffPages.test(withoutLanguage(path));

/** Where a card may be entered. */
export const isPaymentPath = (url: string): boolean =>
  /^\/flow\/[^/]+\/payment\/?$/.test(plainPath(url.split('?', 1)[0]!));

/** The flow whose page the path is; `null` for any other. */
export const flowSlugOf = (path: string): string | null => /^\/flow\/([^/]+)/.exec(plainPath(path))?.[1] ?? null;

/** The same page of a flow under another slug. */
export const withFlowSlug = (url: string, slug: string): string =>
  url.replace(/^((?:\/[a-z]{2})?(?:\/test-[0-9a-f]{32})?\/flow\/)[^/?#]+/i, (_all, front: string) => front + slug);

/** Whether the site has a page there. `hasInternal`: also those that only its developers need. */
export function isSitePath(path: string, hasInternal: boolean): boolean {
  const plain = plainPath(path);
  if (internalPages.test(plain) && !hasInternal) return false;
  return otherLanguage.test(plain) || sitePathOf(path) !== null;
}

/** The pattern of the page, '/flow/$slug' for every flow; null where the site has none. */
export function sitePathOf(path: string): string | null {
  const plain = plainPath(path);
  return patterns.find(({ pattern }) => pattern.test(plain))?.path ?? null;
}

const patterns = sitePaths
  .toSorted((one, other) => one.split('$').length - other.split('$').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`) }));

/** A page of the site in a language; `path` has none. */
export const hrefIn = (language: Language, path: string): string =>
  language === 'nl' ? path : `/${language}${path === '/' ? '' : path}`;

/** The start of the site, or of the test that `path` belongs to. */
export function homeOf(language: Language, path: string): string {
  const tag = testTagOf(withoutLanguage(path));
  return hrefIn(language, tag === null ? '/' : testPath(tag, '/'));
}

/** Without language and test. */
export const plainPath = (path: string): string => withoutTest(withoutLanguage(path));

/** The same page in Dutch, of an address with a language; never another host. */
export const inDutch = (url: string): string => `/${url.slice(3).replace(/^[/\\]+/, '')}`;

export function withoutLanguage(path: string): string {
  const lower = path.toLowerCase();
  const isDutch = lower === '/nl' || lower.startsWith('/nl/');
  return isDutch || languageOfPath(lower) !== 'nl' ? path.slice(3) || '/' : path;
}
