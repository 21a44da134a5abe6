import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const production = {
  PUBLIC_URL: 'https://kuur.example',
  SMTP_URL: 'smtp://mail.example',
  MOLLIE_API_KEY: 'live_abcdefghij12345',
  TRUST_PROXY: '1',
};
const secretKey = '0f1c2d3e4b5a69788796a5b4c3d2e1f0';

test('in development without any other variable the server is a demo on this machine', () => {
  expect(readConfig({ NODE_ENV: 'development' })).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    migrationDatabaseUrl: null,
    listenDatabaseUrl: null,
    databasePooler: null,
    replicaDatabaseUrl: null,
    replicaSecondsBehind: 2,
    dataDir: './.data',
    smtpUrl: null,
    mailFrom: null,
    addressLookupUrl: null,
    mollie: null,
    paymentPort: 3001,
    secretKey: null,
    earlierSecretKeys: [],
    lostSecretKeys: [],
    metricsToken: null,
    defaultAppTag: 'olijfgaard',
    venues: [],
    logLevel: 'info',
    trustedProxies: 0,
    planningThreads: Math.max(1, availableParallelism() - 1),
    demo: 'local',
  });
});

test('who forgets to say what the server is for gets production', () => {
  expect(() => readConfig({})).toThrow(/MOLLIE_API_KEY: is missing/);
  expect(readConfig(production)).toMatchObject({ production: true, demo: 'off' });
});

test.each([
  ['listens to others', { HOST: '0.0.0.0' }],
  ['is announced to others', { PUBLIC_URL: 'https://spa.example' }],
  ['is announced under a name that begins like this machine', { PUBLIC_URL: 'http://localhost.example' }],
])('a server for development that %s does not start; as a demo it has secrets of its own', (_title, others) => {
  expect(() => readConfig({ NODE_ENV: 'development', ...others })).toThrow(/NODE_ENV: development is for this machine/);
  expect(readConfig({ NODE_ENV: 'development', DEMO: '1', ...others }).demo).toBe('public');
  expect(readConfig({ DEMO: '1', ...others }).demo).toBe('public');
});

test('a pooler that shares connections stands before a database that is listened to past it', () => {
  const url = 'postgresql://kuur@localhost/kuur';
  const pooled = { NODE_ENV: 'development', DATABASE_POOLER: 'transaction' };
  expect(() => readConfig(pooled)).toThrow(/DATABASE_POOLER: needs DATABASE_URL[^]*needs LISTEN_DATABASE_URL/);
  expect(readConfig({ ...pooled, DATABASE_URL: url, LISTEN_DATABASE_URL: url }).databasePooler).toBe('transaction');
  expect(() => readConfig({ ...pooled, DATABASE_POOLER: 'statement' })).toThrow(/DATABASE_POOLER: /);
});

test('a replica follows a database that is named', () => {
  const url = 'postgresql://kuur@localhost/kuur';
  const replicated = { NODE_ENV: 'development', REPLICA_DATABASE_URL: url };
  expect(() => readConfig(replicated)).toThrow(/REPLICA_DATABASE_URL: needs DATABASE_URL/);
  expect(readConfig({ ...replicated, DATABASE_URL: url }).replicaDatabaseUrl).toBe(url);
  expect(() => readConfig({ ...replicated, DATABASE_URL: url, REPLICA_SECONDS_BEHIND: '201' })).toThrow();
});

test.each(['localhost', '127.0.0.1', '[::1]'])('%s is this machine', (name) => {
  expect(readConfig({ DEMO: '1', PUBLIC_URL: `http://${name}:3000` }).demo).toBe('local');
});

test('another machine’s database needs TLS with its name checked', () => {
  const own = 'postgresql://kuur@localhost/kuur';
  const read = (name: string, url: string) => () =>
    readConfig({ ...production, SECRET_KEY: secretKey, DATABASE_URL: own, [name]: url });
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'LISTEN_DATABASE_URL', 'REPLICA_DATABASE_URL']) {
    for (const query of ['', '?sslmode=require', '?sslmode=no-verify']) {
      expect(read(name, `postgresql://kuur@db.example/kuur${query}`)).toThrow(`${name}: another machine’s`);
    }
    expect(read(name, 'postgresql://kuur@db.example/kuur?sslmode=verify-full')).not.toThrow();
    expect(read(name, 'postgresql://kuur@127.0.0.1/kuur')).not.toThrow();
    expect(read(name, 'postgresql://kuur@localhost/kuur?host=/run/postgresql')).not.toThrow();
    expect(read(name, 'postgresql://kuur@localhost/kuur?host=db.example')).toThrow(/sslmode=verify-full/);
    expect(read(name, 'postgresql://kuur@localhost,db.example/kuur')).toThrow(/sslmode=verify-full/);
    expect(read(name, 'postgresql://kuur@a.example,b.example:5433/kuur?sslmode=verify-full')).not.toThrow();
    expect(read(name, 'postgresql://kuur@a.example:port,b.example/kuur?sslmode=verify-full')).toThrow(`${name}: `);
  }
});

test('a secret may be in a file, and only there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuur-secrets-'));
  const file = join(folder, 'key');
  writeFileSync(file, `${secretKey}\n`);
  expect(readConfig({ ...production, SECRET_KEY_FILE: file }).secretKey).toBe(secretKey);
  expect(() => readConfig({ ...production, SECRET_KEY_FILE: file, SECRET_KEY: secretKey })).toThrow(/set one of them/);
  writeFileSync(file, '\n');
  expect(() => readConfig({ ...production, SECRET_KEY_FILE: file })).toThrow(/SECRET_KEY_FILE: names an empty file/);
  rmSync(folder, { recursive: true });
  expect(() => readConfig({ ...production, SECRET_KEY_FILE: file })).toThrow(/SECRET_KEY_FILE: names no file/);
});

test.each(['k'.repeat(32), 'abcdefgh'.repeat(8), 'password'.repeat(4), '0123456789abcdef'.repeat(2)])(
  '%s is no key',
  (key) => expect(() => readConfig({ ...production, SECRET_KEY: key })).toThrow(/SECRET_KEY: is no random key/),
);

test('what comes from chance is a key', () => {
  for (let round = 0; round < 500; round += 1) {
    for (const key of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')]) {
      expect(readConfig({ ...production, SECRET_KEY: key }).secretKey).toBe(key);
    }
  }
});

test('every wrong variable is named, and no value is repeated', () => {
  const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://user:geheim@host/db', MOLLIE_API_KEY: 'geheim' });
  expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*MOLLIE_API_KEY: /);
  expect(read).not.toThrow(/geheim/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DEMO: '1', PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
});

test('production refuses the local payment pages, test keys and plain addresses unless it is a demo', () => {
  expect(readConfig(production).production).toBe(true);
  expect(() => readConfig({ ...production, MOLLIE_API_KEY: '' })).toThrow(/MOLLIE_API_KEY/);
  expect(() => readConfig({ ...production, MOLLIE_API_KEY: 'test_abcdefghij12345' })).toThrow(/test key/);
  expect(() => readConfig({ ...production, MOLLIE_BASE_URL: 'http://other.example' })).toThrow(/MOLLIE_BASE_URL/);
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://kuur.example' })).toThrow(/must be https/);
  expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ ...production, TRUST_PROXY: '' })).toThrow(/TRUST_PROXY: is missing/);
  expect(readConfig({ ...production, TRUST_PROXY: '0' }).trustedProxies).toBe(0);
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe('local');
});

test('production with a database of its own refuses to make up a key for gift cards', () => {
  const ofDatabase = { ...production, DATABASE_URL: 'postgresql://kuur@localhost/kuur' };
  expect(() => readConfig(ofDatabase)).toThrow(/SECRET_KEY/);
  expect(() => readConfig({ ...ofDatabase, SECRET_KEY: 'short' })).toThrow(/SECRET_KEY/);
  expect(readConfig({ ...ofDatabase, SECRET_KEY: secretKey }).secretKey).toBe(secretKey);
});

test('earlier keys stand beside the newest, and a mistake in them is named', () => {
  const earlier = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const withKeys = (SECRET_KEY: string, EARLIER_SECRET_KEYS: string) => () =>
    readConfig({ ...production, SECRET_KEY, EARLIER_SECRET_KEYS });
  expect(withKeys(secretKey, `${earlier[0]},\n ${earlier[1]}\n`)().earlierSecretKeys).toEqual(earlier);
  expect(withKeys('', earlier[0]!)).toThrow(/EARLIER_SECRET_KEYS: needs SECRET_KEY/);
  expect(withKeys(secretKey, `${earlier[0]} ${secretKey}`)).toThrow(/holds SECRET_KEY itself/);
  expect(withKeys(secretKey, `${earlier[0]} ${earlier[0]}`)).toThrow(/holds a key twice/);
  expect(withKeys(secretKey, 'kort')).toThrow(/EARLIER_SECRET_KEYS.*32 characters/);
  expect(withKeys(secretKey, 'k'.repeat(40))).toThrow(/EARLIER_SECRET_KEYS.*no random key/);
  expect(() => readConfig({ ...production, LOST_SECRET_KEYS: 'verloren' })).not.toThrow();
  expect(() => readConfig({ ...production, LOST_SECRET_KEYS: 'kwijt' })).toThrow(/LOST_SECRET_KEYS.*ids/);
});

test('an operator may give the planner threads, or none, but no text', () => {
  expect(readConfig({ ...production, PLANNING_THREADS: '0' }).planningThreads).toBe(0);
  expect(readConfig({ ...production, PLANNING_THREADS: '3' }).planningThreads).toBe(3);
  expect(() => readConfig({ ...production, PLANNING_THREADS: 'all' })).toThrow(/PLANNING_THREADS: /);
});
