import type { Config, Flow, StartSection } from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import { manifestPath } from './webManifest.ts';
import { digestText } from '#server/db/digest.ts';

export interface StartData {
  appTag: string;
  config: Config;
  start?: StartSection[];
  flow?: Flow;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return first === 'en' || first === 'de' || first === 'fr' ? first : 'nl';
}

const descriptions: Record<Language, (venue: string) => string> = {
  nl: (venue) => `Reserveer je dag bij ${venue}: entree, massages en arrangementen. Alleen of samen, op jouw tijd.`,
  en: (venue) => `Book your day at ${venue}: admission, massages and packages. Alone or together, at your own time.`,
  de: (venue) =>
    `Buchen Sie Ihren Tag bei ${venue}: Eintritt, Massagen und Arrangements. Allein oder gemeinsam, zu Ihrer Zeit.`,
  fr: (venue) =>
    `Réservez votre journée chez ${venue} : entrée, massages et forfaits. Seul ou à plusieurs, à votre heure.`,
};

interface Previewed {
  language: Language;
  title: string;
  /** The venue's own address, whatever host a request names. */
  siteUrl: string;
  data: StartData;
}

/** The first picture of the start page, else the one that stands in for a missing one. */
function pictureOf({ start = [], config }: StartData): string | null {
  const images = start.flatMap(({ flowStarts }) => flowStarts.map(({ flow }) => flow.image));
  const sizes =
    [...images, config.fallbackImage].find((image) => image !== null && image.sizes.length > 0)?.sizes ?? [];
  return sizes.toSorted((a, b) => b.width - a.width)[0]?.url ?? null;
}

/** What search engines and messengers show of a link. */
function preview({ language, title, siteUrl, data }: Previewed): string {
  const description = escapeHtml(descriptions[language](title));
  const picture = pictureOf(data);
  const facts = {
    type: 'website',
    title: escapeHtml(title),
    description,
    ...(picture === null ? {} : { image: escapeHtml(new URL(picture, siteUrl).href) }),
  };
  const tags = Object.entries(facts).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`);
  return [`<meta name="description" content="${description}" />`, ...tags].join('');
}

export function renderStartPage(
  template: string,
  page: Previewed & {
    contactEmail: string;
    frame: string;
    /** What stands above all that the site draws. */
    banner: string;
    head: string;
  },
): { html: string; etag: string } {
  const mail = escapeHtml(page.contactEmail);
  const html = template
    .replace(/<html([^>]*?)\slang="[^"]*"/, `<html$1 lang="${page.language}"`)
    .replace('/site.webmanifest', manifestPath(page.language))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('<meta name="description" content="" />', () => preview(page))
    .replaceAll('<a href="mailto:"></a>', () => `<a href="mailto:${mail}">${mail}</a>`)
    .replace('</head>', () => `${page.head}</head>`)
    .replace('<div id="app"></div>', () => `${page.banner}<div id="app">${page.frame}</div>`)
    .replace(
      /(<script type="application\/json" id="kuur-config">)[^<]*(<\/script>)/,
      (_all, open: string, close: string) => `${open}${jsonForScript(page.data)}${close}`,
    );
  return { html, etag: `W/"${digestText(html).slice(0, 22)}"` };
}
