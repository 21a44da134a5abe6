import { join } from 'node:path';
import { startLocalProvider } from './adapters/payments/localProvider/startLocalProvider.ts';
import { MOLLIE_ORIGIN, createMollieClient } from './adapters/payments/mollieClient.ts';
import type { PaymentPort } from './adapters/payments/paymentPort.ts';
import type { Config } from './config.ts';
import type { Clock } from './adapters/clock.ts';

export interface OpenPayments {
  port: PaymentPort;
  cardScriptUrl: string;
  /** Address of the bundled payment pages; `null` with a provider of its own. */
  url: string | null;
  controlUrl: string | null;
  close(): Promise<void>;
}

/** The payment provider of the settings: Mollie with a key, else the bundled local provider, started here. */
export async function openPayments(config: Config, clock: Clock): Promise<OpenPayments> {
  if (config.mollie) {
    return {
      port: createMollieClient(config.mollie),
      cardScriptUrl: cardScriptUrlOf(config.mollie.baseUrl),
      url: null,
      controlUrl: null,
      close: async () => undefined,
    };
  }
  const provider = await startLocalProvider({
    port: config.paymentPort,
    stateFile: join(config.dataDir, 'payments.json'),
    now: () => clock.now().getTime(),
  });
  return {
    port: createMollieClient({ baseUrl: provider.url, apiKey: provider.apiKey }),
    cardScriptUrl: cardScriptUrlOf(provider.url),
    url: provider.url,
    controlUrl: provider.controlUrl,
    close: () => provider.close(),
  };
}

/** Mollie has an origin of its own for them; whatever stands in for it has them beside its API. */
function cardScriptUrlOf(baseUrl: string): string {
  const origin = baseUrl === MOLLIE_ORIGIN ? 'https://js.mollie.com' : new URL(baseUrl).origin;
  return `${origin}/v1/mollie.js`;
}
