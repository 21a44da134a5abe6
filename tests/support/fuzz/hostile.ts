import fc from 'fast-check';

const texts = [
  '',
  ' ',
  'x\u0000y',
  '\uD800',
  'x\u202E\uFFFE',
  '\r\nX-Injected: 1',
  "x' or 1=1; --",
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}%s%n',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'é'.repeat(1_000),
  'x'.repeat(70_000),
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  '24:00',
  '99:99',
  '٣',
];

/** Of every kind JSON has, at the edges of what a program may trip over. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 1 }),
  fc.constantFrom(0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 31) - 1),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>,
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts.filter((text) => text.length < 2_000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Names that no body may have: those of other tables, of rights and of JavaScript itself. */
export const injectedName = fc.constantFrom(
  'role',
  'price',
  'totalPaid',
  'venueId',
  'state',
  'expiresAt',
  'isAdmin',
  '__proto__',
  'constructor',
  'toString',
);

/** Bodies that are no JSON, or JSON that only a careless reader takes. */
export const rawBody = fc.constantFrom(
  '',
  '{',
  '"',
  'null',
  '[]',
  '0',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '\uFEFF{}',
  'a=1&a=2&__proto__=3',
  'id=tr_unknown',
  'x'.repeat(110_000),
);

const segments = [
  '..',
  '.',
  '',
  '%00',
  '%2e%2e',
  '%2E%2E%2F',
  '%5c..%5c',
  '..%5c',
  '%c0%ae',
  '%',
  '%zz',
  '%0d%0aX:1',
  '%ED%A0%80',
  'a.js%00',
  'main-abc123.js',
  'assets',
  'images',
  'api',
  'mailbox',
  'flow',
  'reservation',
  'index.html',
  '.vite',
  'manifest.json',
  '*',
  '{id}',
  ';a=b',
  '~',
  'é',
  'x'.repeat(300),
  'x'.repeat(3_000),
];

/** As it stands in the request line, so it goes over a socket: clients that parse it would make it harmless. */
export const hostilePath: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.constantFrom(...segments), { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '?', '?a', '?__proto__[x]=1', '?a=%00', '?%', '?a=1&a=2', '#x', '//'),
  )
  .map(([parts, end]) => `/${parts.join('/')}${end}`);

/** Whole messages that are no HTTP, or not quite. */
export const brokenMessage = fc.constantFrom(
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\r\n\r\n',
  'NOTHING / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET  HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0001b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n: empty\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'POST /api/customers/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/customers/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
  'POST /api/customers/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/customers/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
  'POST /api/customers/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: nonsense\r\n\r\n',
  '\u0016\u0003\u0001\u0002',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
);
