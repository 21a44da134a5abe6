import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const languages = ['nl', 'en', 'de', 'fr'];
const wordIds = ['site.home', 'site.languages', 'common.to_site', 'common.loading'];

/** The styles that the frame of a page uses, by the file that has them. */
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
};

/**
 * Writes `.vite/frame.json`: the class names ('Site.header') and words of which the server makes the header that stands before any
 * script runs.
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
          const value = new RegExp(`export (?:var|const) ${name} = ['"]([^'"]+)['"]`).exec(code)?.[1];
          if (value === undefined) throw new Error(`${id} has no style ${name}`);
          classes[`${basename(file ?? '', '.css.ts')}.${name}`] = value;
        }
      },
    },
    generateBundle() {
      const words = Object.fromEntries(languages.map((language) => [language, wordsOf(root, language)]));
      this.emitFile({ type: 'asset', fileName: '.vite/frame.json', source: JSON.stringify({ classes, words }) });
    },
  };
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
