import { randomFillSync } from 'node:crypto';
import type { Random } from './clock.ts';

const drawnAtOnce = 4_096;

/** Cryptographic, drawn ahead: a draw of sixteen bytes costs almost what one of four thousand does. What is given out is wiped here. */
export function randomAhead(): Random {
  const drawn = new Uint8Array(drawnAtOnce);
  let given = drawnAtOnce;
  return {
    bytes(count) {
      if (count > drawnAtOnce) return randomFillSync(new Uint8Array(count));
      if (given + count > drawnAtOnce) {
        randomFillSync(drawn);
        given = 0;
      }
      const bytes = drawn.slice(given, given + count);
      drawn.fill(0, given, given + count);
      given += count;
      return bytes;
    },
  };
}
