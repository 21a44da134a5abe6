import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AddResult, CheckoutResult, Problem, Reservation } from '#contract/names.ts';
import type { LocalMailbox } from '#server/adapters/mail/localMailbox.ts';
import type { Mail, MailPort } from '#server/adapters/mail/mailPort.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { noThreads } from '#server/adapters/planning/planningThreads.ts';
import type { PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { randomAhead } from '#server/adapters/randomAhead.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { noAddresses } from '#server/adapters/addresses/addressPort.ts';
import type { AddressPort } from '#server/adapters/addresses/addressPort.ts';
import { makeLog } from '#server/adapters/log.ts';
import { secretKeysOf } from '#server/db/secretKeys.ts';
import { makeServices } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import type { PasswordCost } from '#server/people/passwords.ts';
import { cheapCost } from '#tests/support/testServer/cheapCost.ts';
import { moveClock, movableClock } from '#tests/support/testServer/movableClock.ts';
import { testDatabase } from './database.ts';
import { watchStatements } from './venueOfStatements.ts';
import { createProefbad, proefbad } from './venue.ts';

/** A Friday, 09:00 in Amsterdam. */
export const testStart = '2026-05-01T07:00:00Z';

/** What codes of gift cards follow from in tests. */
export const testKeys = secretKeysOf([Buffer.alloc(32, 7)]);

export interface TestRequest {
  /** The token of a reservation session. */
  session?: string;
  /** The access token of a customer. */
  token?: string;
  language?: string;
  appTag?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What the data of an answer may hold; a test knows which of it its call gives. */
export type AnyData = Reservation &
  AddResult &
  Omit<CheckoutResult, keyof Reservation> & { accessToken: string; redirectUrl: string; comment: string };

export interface TestAnswer<T = AnyData> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: string;
  /** The parsed body: `data` of a success, or the members of a problem. */
  json: Problem & { data: T; meta: { reasons: Record<string, string> } };
}

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  deps: Deps;
  services: Services;
  /** Mails that were sent, oldest first, without those that ask a new customer to confirm the address. */
  mails: Mail[];
  /** Those that ask to confirm an address, oldest first. */
  confirmationMails: Mail[];
  /** Lines the server logged. */
  logged: string[];
  call<T = AnyData>(method: InjectOptions['method'], path: string, request?: TestRequest): Promise<TestAnswer<T>>;
  /** Lets the clocks of program and database run on by this much. */
  advance(time: { minutes?: number; seconds?: number }): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Without it every call to the provider fails. */
  payments?: PaymentPort;
  mail?: MailPort;
  /** Instead of a memory of its own. */
  mailbox?: LocalMailbox;
  addresses?: AddressPort;
  /** Instead of planning everything on the event loop. */
  planning?: PlanningThreads;
  env?: Record<string, string>;
  /** Another start than `testStart`. */
  start?: string;
  /** Instead of an empty one. */
  database?: OpenDatabase;
  /** Instead of the venue 'proefbad'. */
  seed?: (db: Db) => Promise<void>;
  webRoot?: string;
  passwordCost?: PasswordCost;
}

/** The whole server on a database of its own, with the venue 'proefbad', called without a network. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const { db } = database;
  const clock = movableClock();
  await moveClock(db, clock, Date.parse(options.start ?? testStart) - Date.now());
  await (options.seed ?? createProefbad)(db);
  const [mails, confirmationMails]: [Mail[], Mail[]] = [[], []];
  const logged: string[] = [];
  const deps: Deps = {
    db,
    backgroundDb: database.backgroundDb,
    replicas: database.replicas,
    databaseKind: database.kind,
    listen: database.listen,
    clock,
    random: randomAhead(),
    passwordCost: options.passwordCost ?? cheapCost,
    payments: options.payments ?? silentProvider,
    cardScriptUrl: 'https://cards.example/v1/mollie.js',
    mailbox: options.mailbox,
    mail:
      options.mail ??
      options.mailbox ??
      memoryMail(({ text }) => (asksToConfirm.test(text) ? confirmationMails : mails)),
    addresses: options.addresses ?? noAddresses,
    planning: options.planning ?? noThreads,
    secretKeys: testKeys,
    config: readConfig({ NODE_ENV: 'test', DEFAULT_APP_TAG: proefbad.venueId, ...options.env }),
    log: makeLog({
      level: 'debug',
      write: (line) => {
        logged.push(line);
        if (process.env['KUUR_TEST_LOG']) process.stderr.write(line);
      },
    }),
    webRoot: options.webRoot,
  };
  const watch = watchStatements(db);
  const services = makeServices(deps);
  const app = await buildApp(deps, services);
  return {
    app,
    db,
    deps,
    services,
    mails,
    confirmationMails,
    logged,
    call: (method, path, request = {}) => watch.inRequest(() => call(app, { method, path, request })),
    advance: ({ minutes = 0, seconds = 0 }) => moveClock(db, clock, clock.offsetMs + (minutes * 60 + seconds) * 1_000),
    close: async () => {
      await app.close();
      await deps.planning.close();
      await database.close();
      const withoutVenue = watch.withoutVenue();
      if (withoutVenue.length > 0) throw new Error(`Statements without their venue:\n${withoutVenue.join('\n')}`);
    },
  };
}

async function call<T>(
  app: FastifyInstance,
  { method, path, request }: { method: InjectOptions['method']; path: string; request: TestRequest },
): Promise<TestAnswer<T>> {
  const { session, token, language, appTag = proefbad.venueId, body: sent } = request;
  const answer = await app.inject({
    method,
    url: path,
    payloadAsStream: true,
    headers: {
      ...(appTag === null ? {} : { 'x-app-tag': appTag }),
      ...(session === undefined ? {} : { 'x-reservation-session': session }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...request.headers,
    },
    ...(sent === undefined ? {} : { payload: sent as InjectOptions['payload'] }),
  });
  const type = String(answer.headers['content-type'] ?? '');
  const body = await bodyOf(answer.stream(), type);
  const isJson = /json/.test(type);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body,
    json: (isJson ? JSON.parse(body) : {}) as TestAnswer<T>['json'],
  };
}

/** An endless one is left at once. */
async function bodyOf(stream: Readable, type: string): Promise<string> {
  if (!type.startsWith('text/event-stream')) return text(stream);
  stream.destroy();
  return '';
}

const asksToConfirm = /\/customer\/confirm\//;

function memoryMail(boxOf: (mail: Mail) => Mail[]): MailPort {
  return {
    send: async (mail) => {
      boxOf(mail).push(mail);
    },
    close: async () => undefined,
  };
}

const unreachable = async (): Promise<never> => {
  throw new PaymentProviderError('unavailable', 'there is no provider in this test');
};

const silentProvider: PaymentPort = {
  create: unreachable,
  get: unreachable,
  list: unreachable,
  cancel: unreachable,
  refund: unreachable,
  listRefunds: unreachable,
  methods: unreachable,
  profile: unreachable,
};

/** The details of a customer who can register with the venue 'proefbad'. */
export function customerForm(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Wilma',
    middleName: null,
    lastName: 'Kanarie',
    email: 'wilma@proefbad.example',
    phone: '0612345678',
    gender: 'f',
    newsletter: true,
    ...change,
  };
}
