import { join } from 'node:path';
import { MOLLIE_ORIGIN, createMollieClient } from './adapters/payments/mollieClient.ts';
import type { PaymentPort } from './adapters/payments/paymentPort.ts';
import type { Config } from './config.ts';
import { acquireFolderLock } from './db/folderLock.ts';
import type { Clock } from './adapters/clock.ts';

interface OpenPayments {
  port: PaymentPort;
  cardScriptUrl: string;
  /** Address of the local payment pages; `null` with Mollie. */
  url: string | null;
  close(): Promise<void>;
}

/** `now` is in milliseconds since 1970. */
export type StartLocalProvider = (options: { port: number; stateFile: string; now: () => number }) => Promise<{
  url: string;
  apiKey: string;
  close(): Promise<void>;
}>;

export async function openPayments(
  config: Config,
  clock: Clock,
  loadProvider: () => Promise<{ startLocalProvider: StartLocalProvider }>,
): Promise<OpenPayments> {
  if (config.mollie) {
    return {
      port: createMollieClient(config.mollie),
      cardScriptUrl: cardScriptUrlOf(config.mollie.baseUrl),
      url: null,
      close: async () => undefined,
    };
  }
  return openLocalPayments(config, clock, await loadProvider());
}

/**
 * One provider per book: it knows only what it was told itself, so a second one on the same file would not find the
 * payments of the first. Throws `DataFolderInUse`.
 */
async function openLocalPayments(
  config: Config,
  clock: Clock,
  { startLocalProvider }: { startLocalProvider: StartLocalProvider },
): Promise<OpenPayments> {
  const lock = acquireFolderLock(config.dataDir, {
    what: 'payments',
    instead: 'give all servers one provider with MOLLIE_API_KEY and MOLLIE_BASE_URL (src/demo/README.md)',
  });
  try {
    const provider = await startLocalProvider({
      port: config.paymentPort,
      stateFile: join(config.dataDir, 'payments.json'),
      now: () => clock.now().getTime(),
    });
    return {
      port: createMollieClient({ baseUrl: provider.url, apiKey: provider.apiKey }),
      cardScriptUrl: cardScriptUrlOf(provider.url),
      url: provider.url,
      close: async () => {
        await provider.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Mollie has an origin of its own for them; whatever stands in for it has them beside its API. */
function cardScriptUrlOf(baseUrl: string): string {
  const origin = baseUrl === MOLLIE_ORIGIN ? 'https://js.mollie.com' : new URL(baseUrl).origin;
  return `${origin}/v1/mollie.js`;
}
