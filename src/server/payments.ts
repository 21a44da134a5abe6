import { join } from 'node:path';
import { startLocalProvider } from './adapters/payments/localProvider/startLocalProvider.ts';
import { createMollieClient } from './adapters/payments/mollieClient.ts';
import type { PaymentPort } from './adapters/payments/paymentPort.ts';
import type { Config } from './config.ts';
import type { Clock } from './deps.ts';

export interface OpenPayments {
  port: PaymentPort;
  /** Address of the bundled payment pages; `null` with a provider of its own. */
  url: string | null;
  controlUrl: string | null;
  close(): Promise<void>;
}

/** The payment provider of the settings: Mollie with a key, else the bundled local provider, started here. */
export async function openPayments(config: Config, clock: Clock): Promise<OpenPayments> {
  if (config.mollie) {
    return { port: createMollieClient(config.mollie), url: null, controlUrl: null, close: async () => undefined };
  }
  const provider = await startLocalProvider({
    port: config.paymentPort,
    stateFile: join(config.dataDir, 'payments.json'),
    now: () => clock.now().getTime(),
  });
  return {
    port: createMollieClient({ baseUrl: provider.url, apiKey: provider.apiKey }),
    url: provider.url,
    controlUrl: provider.controlUrl,
    close: () => provider.close(),
  };
}
