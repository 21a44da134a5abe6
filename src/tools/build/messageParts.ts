import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

const ofStart = /^(?:site|pages|start|common|problem)\./;

/** Gives a catalogue in two parts: `messages.po?start.po`, what the start page may say, and `messages.po?rest.po`. */
export function messageParts(): Plugin {
  return {
    name: 'kuur:message-parts',
    transform: {
      filter: { id: /\.po\?(?:start|rest)\.po$/ },
      handler(code, id) {
        const text = /(JSON\.parse\(".*"\))/s.exec(code)?.[1];
        if (text === undefined) throw new Error(`${id} is no compiled catalogue`);
        const wanted = id.endsWith('?start.po');
        const all = Object.entries(runInNewContext(text) as Record<string, unknown>);
        const part = Object.fromEntries(all.filter(([key]) => ofStart.test(key) === wanted));
        return { code: `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(part))});`, map: null };
      },
    },
  };
}
