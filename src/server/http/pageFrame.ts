import type { Config, Flow } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Language } from '#domain/values/translated.ts';
import type { ClassOf, FrameParts } from './frameParts.ts';
import { escapeHtml } from './startPage.ts';
import { homeOf, hrefIn, plainPath, sitePathOf, withoutLanguage } from './sitePaths.ts';
import { waterline } from './waterline.ts';

const languageNames: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'Français' };

interface FramedPage {
  language: Language;
  /** Path and query. */
  url: string;
  venue: Config['venue'];
  /** That the page belongs to. */
  flow?: Flow | undefined;
  exists: boolean;
}

/**
 * Header and ring of a page as the site draws them, and what is behind its title, shown until its script replaces them. The start
 * page has more at the right of the header on wide screens, so nothing there would stay where it is.
 */
export function pageFrame(parts: FrameParts, page: FramedPage): string {
  const { classes, words } = parts;
  const { language, url, venue } = page;
  const say = (id: string): string => escapeHtml(words[language][id] ?? '');
  const classOf = (...names: string[]): string => `class="${names.map((name) => classes[name] ?? '').join(' ')}"`;
  const [path = '/', query] = url.split('?', 2);
  const isStart = plainPath(path) === '/';

  const home = `<a href="${homeOf(language, path)}" ${classOf('Site.home')} aria-label="${say('site.home')}">${
    venue.logo ? logoPicture(venue.logo, classOf('Site.logo')) : venueName(venue.name, classOf)
  }</a>`;
  const toSite = `<a href="${escapeHtml(venue.siteUrl)}" ${classOf('Site.toSite')}>${say('common.to_site')}</a>`;
  const links = venue.languages.map((each) => {
    const address = hrefIn(each, withoutLanguage(path)) + (query === undefined ? '' : `?${query}`);
    const current = each === language ? ' aria-current="true"' : '';
    const word = `<span aria-hidden="true" ${classOf('Site.languageWord')}>${each.toUpperCase()}</span>`;
    const name = `<span ${classOf('VisuallyHidden.visuallyHidden')}>${languageNames[each]}</span>`;
    return `<a href="${escapeHtml(address)}" hreflang="${each}" lang="${each}"${current} ${classOf('Site.language')}>${word}${name}</a>`;
  });
  const switcher = `<nav aria-label="${say('site.languages')}" ${classOf('Site.headerLanguages')}>${links.join('')}</nav>`;
  const right = isStart ? '' : (links.length > 1 ? switcher : '') + toSite;
  const ring = `<span ${classOf('Spinner.ringLater')} aria-hidden="true"></span>`;
  const waiting = `<div role="status" ${classOf('Spinner.wrap')}>${ring}<span ${classOf('Spinner.wordsLater')}>${say('common.loading')}</span></div>`;
  const head = headOf(parts, page, { classOf, say });
  return [
    `<div ${classOf('Site.frame')}><header ${classOf('Site.header')}><div ${classOf('layout.container', 'Site.headerRow')}>${home}${right}</div></header>`,
    `<main ${classOf('layout.screenHeight')}>${head}<div ${classOf('Site.opening')}>${waiting}</div></main></div>`,
  ].join('');
}

type Writing = { classOf: ClassOf; say: (id: string) => string };

/** Of the start page and of the first page of an entry; empty for others. */
function headOf(
  { classes, pictures }: FrameParts,
  { url, flow, exists }: FramedPage,
  { classOf, say }: Writing,
): string {
  if (!exists) return '';
  const page = sitePathOf(url.split('?', 1)[0]!);
  if (page === '/') {
    const title = `<h1 ${classOf('type.type.display', 'Start.heroTitle')}>${say('pages.start.title')}</h1>`;
    const lead = `<p ${classOf('type.type.hero', 'Start.heroLead')}>${say('pages.start.lead')}</p>`;
    const content = `<div ${classOf('layout.container', 'Start.hero')}>${title}</div><div ${classOf('layout.container')}>${lead}</div>`;
    const sizes = classes['Waterline.tallSizes'] ?? '';
    return waterline({ classOf, picture: pictures.start, sizes, height: 'tall', content });
  }
  const isEntry = flow?.type === FlowType.FreeEntry || flow?.type === FlowType.Checkin;
  if (page !== '/flow/$slug' || !isEntry || flow.checkinGroups.length === 0) return '';
  const sizes = classes['Waterline.lowSizes'] ?? '';
  return waterline({ classOf, picture: pictures.checkin, sizes, height: 'low', content: '' });
}

/** As the site's `Logo`: the first word above the others. */
function venueName(name: string, classOf: ClassOf): string {
  const at = name.indexOf(' ');
  const above = at < 0 ? '' : `<span ${classOf('Logo.above')}>${escapeHtml(name.slice(0, at))} </span>`;
  const below = `<span ${classOf('Logo.below')}>${escapeHtml(name.slice(at + 1))}</span>`;
  const drawing = [
    `<path ${classOf('Logo.leaf')} d="M18 22c-4.6-1.6-7-4.6-7-8.300C11 9.5 14 5.3 18 2v20Z"/>`,
    `<path ${classOf('Logo.vein')} d="M18 22c4.6-1.6 7-4.6 7-8.300C25 9.5 22 5.3 18 2v20Z"/>`,
    '<path d="M2 25h32" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    `<path ${classOf('Logo.mirror')} d="M18 28c4 1.2 5.8 2.8 5.8 5S21.5 36.8 18 39c-3.5-2.2-5.8-3.8-5.8-6s1.8-3.8 5.8-5Z"/>`,
  ];
  const olive = `<svg width="36" height="40" viewBox="0 0 36 40" aria-hidden="true">${drawing.join('')}</svg>`;
  return `<span ${classOf('Logo.logo')}>${olive}<span ${classOf('Logo.names')}>${above}${below}</span></span>`;
}

/** As the site's `Picture`: AVIF beside WebP, for screens of both densities. */
function logoPicture({ alt, sizes }: NonNullable<Config['venue']['logo']>, classed: string): string {
  const nearest = (width: number) => sizes.toSorted((a, b) => Math.abs(a.width - width) - Math.abs(b.width - width))[0];
  const [one, two] = [nearest(200), nearest(400)];
  if (one === undefined || two === undefined) return '';
  const srcset = escapeHtml(two.width > one.width ? `${one.url} 1x, ${two.url} 2x` : one.url);
  const avif = `<source type="image/avif" srcset="${srcset.replaceAll('.webp', '.avif')}" hidden>`;
  const size = `width="${one.width}" height="${one.height}"`;
  const image = `<img src="${escapeHtml(one.url)}" srcset="${srcset}" ${size} alt="${escapeHtml(alt)}" ${classed}>`;
  return `<picture>${srcset.includes('.webp') ? avif : ''}${image}</picture>`;
}
