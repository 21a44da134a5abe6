import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

type Part = 'start' | 'booking' | 'further';

const ofStart = /^(?:site|pages|start|common|problem)\./;
/** Said only by what is not on the way from the start page to the success page of an entry, and is loaded by itself. */
const ofFurther =
  /^(?:proposals|treatments|arrangements|entries|reason|alternative|giftCard|order|balance|payment_link|account|privacy|accessibility|details\.visits|checkout\.nothing|success\.order|redeem(?!\.open$))\.|^success\.document/;

const partOf = (id: string): Part => (ofStart.test(id) ? 'start' : ofFurther.test(id) ? 'further' : 'booking');

/**
 * Gives a catalogue in three parts: `messages.po?start.po`, what the start page may say, `messages.po?booking.po`, what
 * the booking of an entry adds, and `messages.po?further.po`.
 */
export function messageParts(): Plugin {
  return {
    name: 'kuur:message-parts',
    transform: {
      filter: { id: /\.po\?(?:start|booking|further)\.po$/ },
      handler(code, id) {
        const text = /(JSON\.parse\(".*"\))/s.exec(code)?.[1];
        if (text === undefined) throw new Error(`${id} is no compiled catalogue`);
        const wanted = /\?(\w+)\.po$/.exec(id)?.[1];
        const all = Object.entries(runInNewContext(text) as Record<string, unknown>);
        const part = Object.fromEntries(all.filter(([key]) => partOf(key) === wanted));
        return { code: `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(part))});`, map: null };
      },
    },
  };
}
