import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { closure } from './closure.ts';
import { routePages } from './routePages.ts';
import { partOf, parts } from './site.ts';

const languages = ['nl', 'en', 'de', 'fr'];

/** Files by their path on the server. */
interface Preloads {
  scripts: string[];
  styles: string[];
  /** Catalogues by language. */
  messages: Record<string, string[]>;
}

/**
 * Writes `.vite/preloads.json`: what each page loads in any case beside what every page does, so that the server can name it in the page. Otherwise a browser
 * learns of a file only once another has run, and each of these steps costs a phone the way to the server and back.
 * Scripts come after the style and the picture, of which the server makes the first that is painted.
 */
export function pagePreloads(root: string): Plugin {
  return {
    name: 'kuur:page-preloads',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /(<script type="module"|<link rel="modulepreload") crossorigin/g,
          '$1 crossorigin fetchpriority="low"',
        ),
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) throw new Error('The site has no entry');
      const chunkOf = (path: string): string => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, path));
        if (chunk === undefined) throw new Error(`${path} has no file`);
        return chunk.fileName;
      };
      const loadedWith = (names: readonly string[]): Rolldown.OutputChunk[] =>
        [...closure(names, (name) => byName.get(name)?.imports ?? [])].flatMap((name) => byName.get(name) ?? []);
      const ofEveryPage = new Set(loadedWith([entry.fileName]));
      const preloads: Record<string, Preloads> = {};
      for (const { page, files, stage } of routePages(root)) {
        const needed = loadedWith(files.map(chunkOf)).filter((chunk) => !ofEveryPage.has(chunk));
        const messages = parts.slice(0, parts.indexOf(partOf(stage)) + 1);
        preloads[page] = {
          scripts: needed.map(({ fileName }) => `/${fileName}`),
          styles: needed
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            .map((file) => `/${file}`),
          messages: Object.fromEntries(
            languages.map((language) => [
              language,
              messages.map((part) => `/${chunkOf(`locales/${language}/messages.po?${part}.po`)}`),
            ]),
          ),
        };
      }
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(preloads) });
    },
  };
}
