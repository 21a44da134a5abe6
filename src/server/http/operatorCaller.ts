import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { digest } from '#server/db/digest.ts';
import { isLoopbackHost } from '#server/adapters/loopback.ts';
import { bearerOf } from './context.ts';
import { isLoopback, networkOf } from './networkOf.ts';

interface OperatorSettings {
  metricsToken: string | null;
  trustedProxies: number;
  publicUrl: string;
}

/**
 * Whether the caller runs this server: it has the operators' token, or it is this machine itself. A proxy on this machine
 * would make everybody look so, hence an address counts only where the proxies are declared or nobody else is served.
 */
export function makeOperatorCheck(settings: OperatorSettings): (request: FastifyRequest) => boolean {
  const { metricsToken, trustedProxies, publicUrl } = settings;
  const knowsProxies = trustedProxies > 0 || isLoopbackHost(new URL(publicUrl).hostname);
  return ({ headers, ip }) => {
    const token = bearerOf(headers);
    if (metricsToken !== null && token !== null) return timingSafeEqual(digest(token), digest(metricsToken));
    const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
    return knowsProxies && !isForwarded && isLoopback(networkOf(ip));
  };
}
