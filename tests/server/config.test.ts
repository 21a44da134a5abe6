import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

test('without any variable the server is a demo on this machine', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    dataDir: './.data',
    smtpUrl: null,
    mailFrom: null,
    mollie: null,
    paymentPort: 3001,
    secretKey: null,
    defaultAppTag: 'olijfgaard',
    logLevel: 'info',
    trustedProxies: 0,
    demo: false,
  });
});

test('every wrong variable is named, and no value is repeated', () => {
  const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://user:geheim@host/db', MOLLIE_API_KEY: 'geheim' });
  expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*MOLLIE_API_KEY: /);
  expect(read).not.toThrow(/geheim/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
});

test('production refuses the local payment pages, test keys and plain addresses unless it is a demo', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kuur.example',
    SMTP_URL: 'smtp://mail.example',
    MOLLIE_API_KEY: 'live_abcdefghij12345',
  };
  expect(readConfig(production).production).toBe(true);
  expect(() => readConfig({ ...production, MOLLIE_API_KEY: '' })).toThrow(/MOLLIE_API_KEY/);
  expect(() => readConfig({ ...production, MOLLIE_API_KEY: 'test_abcdefghij12345' })).toThrow(/test key/);
  expect(() => readConfig({ ...production, MOLLIE_BASE_URL: 'http://other.example' })).toThrow(/MOLLIE_BASE_URL/);
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://kuur.example' })).toThrow(/must be https/);
  expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow(/SMTP_URL/);
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
});

test('production with a database of its own refuses to make up a key for gift cards', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kuur.example',
    SMTP_URL: 'smtp://mail.example',
    MOLLIE_API_KEY: 'live_abcdefghij12345',
    DATABASE_URL: 'postgresql://kuur@localhost/kuur',
  };
  expect(() => readConfig(production)).toThrow(/SECRET_KEY/);
  expect(() => readConfig({ ...production, SECRET_KEY: 'short' })).toThrow(/SECRET_KEY/);
  expect(readConfig({ ...production, SECRET_KEY: 'k'.repeat(32) }).secretKey).toBe('k'.repeat(32));
});
