import type { Language } from '#contract/names.ts';
import { testPath } from '#domain/values/testPath.ts';

/** Where a venue's pages are. */
export interface Site {
  /** Without a path. */
  url: string;
  /** The app tag of the test that the pages belong to; else absent. */
  testTag?: string;
}

/** Of an installation: the public address is that of the default venue. */
export interface Sites {
  publicUrl: string;
  defaultAppTag: string;
}

/** What of a venue says where its pages are. */
export interface SiteOwner {
  venueId: string;
  hosts: string[];
  testOf: string | null;
}

/** Any other venue has the first of its host names, with the scheme and the port of the public address. */
export function siteOf({ publicUrl, defaultAppTag }: Sites, { venueId, hosts, testOf }: SiteOwner): Site {
  const tag = testOf === null ? {} : { testTag: venueId };
  const [host] = hosts;
  if (host === undefined || (testOf ?? venueId) === defaultAppTag) return { url: publicUrl, ...tag };
  const url = new URL(publicUrl);
  url.hostname = host;
  return { url: url.origin, ...tag };
}

export function sitePage({ url, testTag }: Site, language: Language, path: string): string {
  const page = testTag === undefined ? path : testPath(testTag, path);
  return `${url}${language === 'nl' ? '' : `/${language}`}${page}`;
}
