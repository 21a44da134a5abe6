import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';

let lookUps: { who: string; look: (client: QueryClient) => Promise<unknown>; options: object }[];
const fetchSpy = vi.fn<typeof fetch>();

beforeAll(async () => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('document', {
    documentElement: { lang: 'nl', dataset: {} },
    querySelector: () => null,
    getElementById: () => null,
  });
  vi.stubGlobal('window', { localStorage: none, sessionStorage: none, addEventListener: () => undefined });
  vi.stubGlobal('fetch', fetchSpy);
  const { adminUserQuery } = await import('#web/queries/admin/session.ts');
  const { customerQuery } = await import('#web/queries/customers.ts');
  lookUps = [
    { who: 'staff', look: (client) => client.fetchQuery(adminUserQuery), options: adminUserQuery },
    { who: 'a customer', look: (client) => client.fetchQuery(customerQuery), options: customerQuery },
  ];
});

test.each(['staff', 'a customer'])(
  'the look-up of %s without a token fails at once, and asks nothing (§4, §8)',
  async (who) => {
    const { look, options } = lookUps.find((each) => each.who === who)!;
    await expect(look(new QueryClient())).rejects.toThrow(new Error('No admin token found'));
    expect(options).toMatchObject({ retry: false, refetchOnMount: false });
    expect(fetchSpy).not.toHaveBeenCalled();
  },
);
