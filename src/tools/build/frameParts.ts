import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { artHeight, artWidths } from '#web/art/artSizes.ts';

const languages = ['nl', 'en', 'de', 'fr'];
const wordIds = [
  'site.home',
  'site.languages',
  'common.to_site',
  'common.loading',
  'pages.start.title',
  'pages.start.lead',
];

/** The styles that the frame of a page uses, by the file that has them; 'type.h1' is one of several variants. */
const styles: Record<string, string[]> = {
  'features/site/Site.css.ts': [
    'frame',
    'header',
    'headerRow',
    'home',
    'logo',
    'headerLanguages',
    'language',
    'languageWord',
    'toSite',
    'opening',
  ],
  'ui/Logo.css.ts': ['logo', 'names', 'above', 'below', 'leaf', 'vein', 'mirror'],
  'ui/Spinner.css.ts': ['wrap', 'ringLater', 'wordsLater'],
  'ui/VisuallyHidden.css.ts': ['visuallyHidden'],
  'ui/theme/layout.css.ts': ['container', 'screenHeight'],
  'ui/theme/type.css.ts': ['type.display', 'type.hero'],
  'ui/Waterline.css.ts': [
    'band',
    'ground',
    'height.tall',
    'height.low',
    'underHeader',
    'picture',
    'tallSizes',
    'lowSizes',
  ],
  'ui/Picture.css.ts': ['contents'],
  'features/catalog/start/Start.css.ts': ['hero', 'heroTitle', 'heroLead'],
};

/**
 * Writes `.vite/frame.json`: the class names ('Site.header'), words and pictures of which the server makes what stands before any
 * script runs: the header, and what lies behind the title of the first pages.
 */
export function frameParts(root: string): Plugin {
  const classes: Record<string, string> = {};
  return {
    name: 'kuur:frame-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler(code, id) {
        const [file, names] = Object.entries(styles).find(([each]) => id.endsWith(`/${each}`)) ?? [];
        for (const name of names ?? []) {
          const value = valueOf(code, name);
          if (value === undefined) throw new Error(`${id} has no style ${name}`);
          classes[`${basename(file ?? '', '.css.ts')}.${name}`] = value;
        }
      },
    },
    generateBundle() {
      const words = Object.fromEntries(languages.map((language) => [language, wordsOf(root, language)]));
      this.emitFile({
        type: 'asset',
        fileName: '.vite/frame.json',
        source: JSON.stringify({ classes, words, pictures }),
      });
    },
  };
}

/** As vanilla-extract compiles it. */
function valueOf(code: string, name: string): string | undefined {
  const [variable, variant] = name.split('.', 2);
  const before = variant === undefined ? '' : `\\{[^}]*\\b${variant}:\\s*`;
  return new RegExp(`export (?:var|const) ${variable} = ${before}['"]([^'"]+)['"]`).exec(code)?.[1];
}

/** Of the start page, and of the first page of an entry. Beside each of these files is the same as AVIF. */
const pictures = { start: pictureOf('kop'), checkin: pictureOf('kop-leeg') };

function pictureOf(name: string): object {
  const widths = artWidths(name);
  const [smallest = 0] = widths;
  const sources = widths.map((width) => `/images/${name}-${width}.webp ${width}w`).join(', ');
  return { sources, width: smallest, height: artHeight(smallest) };
}

function wordsOf(root: string, language: string): Record<string, string> {
  const catalogue = readFileSync(join(root, 'locales', language, 'messages.po'), 'utf8');
  return Object.fromEntries(
    wordIds.map((id) => {
      const word = new RegExp(`^msgid "${id}"\\nmsgstr "(.+)"$`, 'm').exec(catalogue)?.[1];
      if (word === undefined) throw new Error(`${language} has no ${id}`);
      return [id, word];
    }),
  );
}
