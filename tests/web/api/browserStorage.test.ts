import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '#web/api/browserStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function storageOf(values: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const refuse = (): never => {
  throw new Error('refused');
};

test('a token that another tab removes is gone here too', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('window', { localStorage: storageOf(values) });
  writeStored('customer_token', 'secret');
  expect(readStored('customer_token')).toBe('secret');
  values.delete('customer_token');
  expect(readStored('customer_token')).toBeNull();
});

test('a browser that refuses storage keeps values as long as the page lives', () => {
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  writeStored('reservation_session', 'kept');
  expect(readStored('reservation_session')).toBe('kept');
  writeStored('reservation_session', null);
  expect(readStored('reservation_session')).toBeNull();
});

test('a storage that is full still lets this page go on with the newest value', () => {
  vi.stubGlobal('window', { localStorage: { ...storageOf(new Map([['customer_token', 'old']])), setItem: refuse } });
  writeStored('customer_token', 'new');
  expect(readStored('customer_token')).toBe('new');
  writeStored('customer_token', null);
});
