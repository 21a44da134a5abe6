import { afterEach, expect, test, vi } from 'vitest';
import { hasPasskeys, offersPasskeysInFields } from '#web/queries/passkeyCeremonies.ts';

afterEach(() => vi.unstubAllGlobals());

function browserAt(hostname: string, { withPasskeys = true } = {}): void {
  const PublicKeyCredential = Object.assign(() => null, { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('window', { location: { hostname } });
  vi.stubGlobal('PublicKeyCredential', withPasskeys ? PublicKeyCredential : undefined);
}

test.each(['localhost', 'boeken.olijfgaard.example', '1.2.3.example'])(
  'a site called %s has passkeys',
  async (host) => {
    browserAt(host);
    expect([hasPasskeys(), await offersPasskeysInFields()]).toEqual([true, true]);
  },
);

test.each(['127.0.0.1', '192.168.178.20', '[::1]', '[fe80::1]'])('a site at %s has none', async (host) => {
  browserAt(host);
  expect([hasPasskeys(), await offersPasskeysInFields()]).toEqual([false, false]);
});

test('a browser that knows none has none', async () => {
  browserAt('localhost', { withPasskeys: false });
  expect([hasPasskeys(), await offersPasskeysInFields()]).toEqual([false, false]);
});
