import { z } from 'zod';
import type { Log } from '../log.ts';
import { failureFields } from '../log.ts';
import { memoizeTtl } from '../memoizeTtl.ts';
import type { AddressPort, FoundAddress } from './addressPort.ts';

interface PdokOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  log: Log;
  /** Monotonic milliseconds. */
  now: () => number;
  timeoutMs?: number;
}

const memory = { ms: 24 * 3_600_000, most: 1_000 };
/** After a failure nobody waits for the register again this long. */
const restMs = 60_000;

const response = z.object({
  response: z.object({ docs: z.array(z.object({ straatnaam: z.string(), woonplaatsnaam: z.string() })) }),
});

/** The Dutch register of addresses (BAG) by PDOK's Locatieserver: https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui */
export function createPdokAddresses({ baseUrl, log, now, timeoutMs = 2_000 }: PdokOptions): AddressPort {
  const memoized = memoizeTtl<FoundAddress | null>(memory, now);
  let resumeAt = -Infinity;
  return {
    async find({ zipCode, houseNumber }) {
      if (now() < resumeAt) return null;
      const compact = zipCode.replace(' ', '');
      try {
        return await memoized(`${compact} ${houseNumber}`, () => ask(baseUrl, { compact, houseNumber, timeoutMs }));
      } catch (error) {
        resumeAt = now() + restMs;
        log.warn(failureFields(error), 'the register of addresses failed');
        return null;
      }
    },
  };
}

async function ask(
  baseUrl: string,
  { compact, houseNumber, timeoutMs }: { compact: string; houseNumber: number; timeoutMs: number },
): Promise<FoundAddress | null> {
  const query = new URLSearchParams([
    ['q', '*'],
    ['fq', 'type:adres'],
    ['fq', `postcode:${compact}`],
    ['fq', `huisnummer:${houseNumber}`],
    ['fl', 'straatnaam,woonplaatsnaam'],
    ['rows', '1'],
  ]);
  const url = `${baseUrl}/bzk/locatieserver/search/v3_1/free?${query}`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!reply.ok) throw new Error(`the register answered ${reply.status}`);
  const [first] = response.parse(await reply.json()).response.docs;
  return first ? { street: first.straatnaam, city: first.woonplaatsnaam } : null;
}
