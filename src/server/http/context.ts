import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isLanguage, languages } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { RequestContext, StaffCaller, Venue } from './handlers.ts';
import { deviceOf } from './deviceOf.ts';
import { networkOf } from './networkOf.ts';
import { problem } from './problem.ts';
import type { OperationTraits } from './specification.ts';

export interface ContextLookups {
  venueByTag(appTag: string): Promise<Venue | null>;
  customerByToken(venueId: string, token: string): Promise<string | null>;
  staffByToken(venueId: string, token: string): Promise<StaffCaller | null>;
  isOperator(request: FastifyRequest): boolean;
}

const contexts = new WeakMap<FastifyRequest, RequestContext>();

export const contextOf = (request: FastifyRequest): RequestContext | undefined => contexts.get(request);

const venueIds = new WeakMap<FastifyRequest, string>();

export const venueIdOf = (request: FastifyRequest): string | undefined => venueIds.get(request);

const appTagPattern = /^[a-z0-9-]{2,40}$/;
const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/;

type Headers = Record<string, string | string[] | undefined>;

function header(headers: Headers, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The first of our languages in the order of an Accept-Language header; nl when none is ours. */
export function languageOf(accepted: string | null): Language {
  const headers = { 'accept-language': accepted ?? '' };
  return new Negotiator({ headers }).languages([...languages]).find(isLanguage) ?? 'nl';
}

export function bearerOf(headers: Headers): string | null {
  const token = /^Bearer ([^\s]+)$/i.exec(header(headers, 'authorization') ?? '')?.[1] ?? null;
  return token !== null && tokenPattern.test(token) ? token : null;
}

export async function authenticate(
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
  traits: OperationTraits,
  lookups: ContextLookups,
): Promise<void> {
  const tag = header(request.headers, 'x-app-tag');
  const venue = tag !== null && appTagPattern.test(tag) ? await lookups.venueByTag(tag) : null;
  if (venue) venueIds.set(request, venue.venueId);
  else if (traits.needsVenue || tag !== null) throw problem('app_tag_unknown');
  contexts.set(request, await readContext(request, traits, { venue, lookups, signal }));
}

async function readContext(
  request: FastifyRequest,
  traits: OperationTraits,
  { venue, lookups, signal }: { venue: Venue | null; lookups: ContextLookups; signal: AbortSignal },
): Promise<RequestContext> {
  const base = {
    language: languageOf(header(request.headers, 'accept-language')),
    isOperator: lookups.isOperator(request),
    requestId: request.id,
    network: networkOf(request.ip),
    device: deviceOf(header(request.headers, 'user-agent')),
    idempotencyKey: traits.takesIdempotencyKey ? header(request.headers, 'idempotency-key') : null,
    signal,
  };
  if (!venue) return withoutVenue(base);

  const session = header(request.headers, 'x-reservation-session');
  const sessionToken = session !== null && tokenPattern.test(session) ? session : null;

  const login = await readLogin(bearerOf(request.headers), traits, { venueId: venue.venueId, lookups });
  if (traits.security.length > 0 && !login.customer && !login.staff) throw problem('unauthorized');
  return { ...base, venue, sessionToken, ...login };
}

/** A customer token opens no staff operation, nor the other way round. */
async function readLogin(
  bearer: string | null,
  traits: OperationTraits,
  { venueId, lookups }: { venueId: string; lookups: ContextLookups },
): Promise<Pick<RequestContext, 'customer' | 'staff'>> {
  if (bearer === null) return { customer: null, staff: null };
  if (traits.security.includes('staffBearer')) {
    return { customer: null, staff: await lookups.staffByToken(venueId, bearer) };
  }
  const customerId = await lookups.customerByToken(venueId, bearer);
  return { customer: customerId === null ? null : { id: customerId }, staff: null };
}

function withoutVenue(base: Omit<RequestContext, 'venue' | 'sessionToken' | 'customer' | 'staff'>): RequestContext {
  return {
    ...base,
    get venue(): Venue {
      throw problem('app_tag_unknown');
    },
    sessionToken: null,
    customer: null,
    staff: null,
  };
}
