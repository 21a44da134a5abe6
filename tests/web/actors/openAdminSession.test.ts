import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';

const values = new Map<string, string>();
let tellOfStorage: (event: { key: string }) => void = () => undefined;

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'nl', dataset: {} }, getElementById: () => null });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
    addEventListener: (_type: string, listener: typeof tellOfStorage) => {
      tellOfStorage = listener;
    },
  });
});

test('where a colleague logs in at another tab nothing of the former login is left', async () => {
  const { openAdminSession } = await import('#web/actors/openAdminSession.ts');
  const client = new QueryClient();
  await openAdminSession(client, () => undefined);
  client.setQueryData(['admin', 'dayBoard'], 'of before');
  client.setQueryData(['config'], 'of everybody');
  values.set('admin_token', 'of a colleague');
  tellOfStorage({ key: 'admin_token' });
  expect(client.getQueryData(['admin', 'dayBoard'])).toBeUndefined();
  expect(client.getQueryData(['config'])).toBe('of everybody');
});
