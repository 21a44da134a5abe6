import type { FastifyInstance } from 'fastify';
import { isPaymentPath, isStaffPath } from './sitePaths.ts';

const contentSecurityPolicy = (scripts: string[]): string =>
  [
    "default-src 'none'",
    ...scripts,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Pages load their own files only, and no text becomes a script. */
const ownPolicy = contentSecurityPolicy([
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]);

/** The payment provider's script is not written for trusted types. */
const paymentPolicy = (cardOrigin: string): string =>
  contentSecurityPolicy([`script-src 'self' ${cardOrigin}`, `frame-src ${cardOrigin}`]);

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** The desk reads codes of reservations with a camera. */
const permissions = (path: string): string =>
  `camera=(${isStaffPath(path) ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`;

// Not @fastify/helmet: a small request took 78 µs of processor time with it for the same headers, 57 µs with these.
export function registerHeaders(app: FastifyInstance, options: { https: boolean; cardOrigin: string }): void {
  const ofPayment = paymentPolicy(options.cardOrigin);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(always).header('X-Request-Id', request.id);
    void reply.header('Permissions-Policy', permissions(request.url.split('?', 1)[0]!));
    if (options.https) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('Content-Security-Policy')) {
      void reply.header('Content-Security-Policy', isPaymentPath(request.url) ? ofPayment : ownPolicy);
    }
  });
}
