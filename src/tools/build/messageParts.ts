import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import type { Site } from './site.ts';

/**
 * Gives visitors a catalogue in three parts: `messages.po?start.po`, what the start page may say, `messages.po?booking.po`,
 * what the booking of an entry adds, and `messages.po?further.po`; and the back office in two: `messages.po?entry.po` and, behind the
 * login, `messages.po?office.po`. A build has short ids.
 */
export function messageParts(readSite: () => Site): Plugin {
  let site: Site | null = null;
  let isBuild = false;
  return {
    name: 'kuur:message-parts',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    watchChange() {
      site = null;
    },
    transform: {
      filter: { id: /\.po\?(?:start|booking|further|entry|office)\.po$/ },
      handler(code, id) {
        const text = /(JSON\.parse\(".*"\))/s.exec(code)?.[1];
        if (text === undefined) throw new Error(`${id} is no compiled catalogue`);
        const part = /\?(\w+)\.po$/.exec(id)?.[1];
        const { partOfMessage, adminPartOfMessage, shortIds } = (site ??= readSite());
        const isOfPart = (messageId: string): boolean =>
          (part === 'entry' || part === 'office' ? adminPartOfMessage : partOfMessage)(messageId) === part;
        const nameOf = (messageId: string): string => (isBuild && shortIds.get(messageId)) || messageId;
        const messages = Object.entries(runInNewContext(text) as Record<string, unknown>);
        const ofPart = Object.fromEntries(
          messages.flatMap(([messageId, said]) => (isOfPart(messageId) ? [[nameOf(messageId), said]] : [])),
        );
        return { code: `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(ofPart))});`, map: null };
      },
    },
  };
}
