import type { Plugin } from 'vite';
import type { Site } from './site.ts';

const spokenId = /\bid(\s*[:=]\s*)(["'])([\w.-]+)\2/g;
const anyString = /["'`]([\w-]+\.[\w.-]+)["'`]/g;

/** Says messages by short ids, after the macros; `messageParts` names them alike. */
export function shortMessageIds(readSite: () => Site): Plugin {
  let site: Site | null = null;
  return {
    name: 'kuur:short-message-ids',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: /\bid\s*[:=]/ },
      handler(code) {
        const { shortIds } = (site ??= readSite());
        return { code: withShortIds(code, shortIds), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const { shortIds } = (site ??= readSite());
      const code = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
      const missed = code
        .flatMap((text) => [...text.matchAll(anyString)].map(([, id]) => id!))
        .filter((id) => shortIds.has(id));
      if (missed.length > 0) throw new Error(`Messages that no catalogue has by this id: ${missed.join(', ')}`);
    },
  };
}

export const withShortIds = (code: string, shortIds: ReadonlyMap<string, string>): string =>
  code.replace(spokenId, (text, between: string, quote: string, id: string) => {
    const short = shortIds.get(id);
    return short === undefined ? text : `id${between}${quote}${short}${quote}`;
  });
