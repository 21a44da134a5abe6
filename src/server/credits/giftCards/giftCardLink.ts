import type { Language } from '#contract/names.ts';
import { sitePage } from '#server/http/sitePage.ts';
import type { Site } from '#server/http/sitePage.ts';

type Card = { kind: 'giftCard' | 'voucher'; code: string };

/** The site with the code at hand. It stands in the fragment, which browsers send to no server, so to no log. */
export const giftCardLink = (site: Site, language: Language, { kind, code }: Card): string =>
  `${sitePage(site, language, '')}#${kind}=${code}`;
