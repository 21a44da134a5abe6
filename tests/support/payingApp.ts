import { openLocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { testApp, testStart } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';

export interface PayingApp {
  app: TestApp;
  provider: LocalTarget;
  close(): Promise<void>;
}

/**
 * The whole server with a local payment provider beside it, both on the same movable clock. `wrap` puts something between
 * the two, or another client.
 */
export async function payingApp(
  wrap: (client: PaymentPort, provider: LocalTarget) => PaymentPort = (client) => client,
  options: Omit<TestAppOptions, 'payments'> = {},
): Promise<PayingApp> {
  const clock = { now: () => Date.parse(testStart) };
  const provider = await openLocalTarget({ now: () => clock.now() });
  const app = await testApp({ ...options, payments: wrap(provider.client, provider) });
  clock.now = () => app.deps.clock.now().getTime();
  return {
    app,
    provider,
    close: async () => {
      await app.close();
      await provider.close();
    },
  };
}
