import type { StaffRole } from '#contract/names.ts';
import type { operations } from '#contract/openapi.gen.ts';
import type { Language } from '#domain/values/translated.ts';
import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { Tx } from '#server/db/schema.ts';

export type OperationId = keyof operations;

/** A venue as every request needs it. `venueId` is the app tag. */
export interface Venue {
  venueId: string;
  name: string;
  hosts: string[];
  /** IANA name, as Europe/Amsterdam. */
  timeZone: string;
  languages: Language[];
  branding: VenueBranding;
  settings: VenueSettings;
}

/** Who of the venue's own people asks; only operations for staff have one. */
export interface StaffCaller {
  id: string;
  role: StaffRole;
}

/** What every operation knows about its caller, beside the parameters of the specification. */
export interface RequestContext {
  venue: Venue;
  language: Language;
  /** The plain session token the client sent; `null` when it sent none. */
  sessionToken: string | null;
  customer: { id: string } | null;
  staff: StaffCaller | null;
  requestId: string;
  /** Where the request comes from, as it is counted: see `networkOf`. */
  network: string;
  idempotencyKey: string | null;
}

type Parameters<Op extends OperationId, In extends 'path' | 'query'> = operations[Op]['parameters'] extends {
  [K in In]?: infer P;
}
  ? NonNullable<P>
  : Record<never, never>;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody: infer B }
  ? ContentOf<B>
  : operations[Op] extends { requestBody?: infer B }
    ? ContentOf<NonNullable<B>> | undefined
    : undefined;

type Responses<Op extends OperationId> = operations[Op] extends { responses: infer R } ? R : never;

type SuccessStatus<R> = {
  [S in keyof R]: S extends number ? (`${S}` extends `2${string}` ? S : never) : never;
}[keyof R];

/** One of the success answers of the operation. `headers` are only for what the specification cannot say. */
export type Answer<Op extends OperationId> = {
  [S in SuccessStatus<Responses<Op>>]: ContentOf<Responses<Op>[S]> extends undefined
    ? { status: S; body?: undefined; headers?: Record<string, string> }
    : { status: S; body: ContentOf<Responses<Op>[S]>; headers?: Record<string, string> };
}[SuccessStatus<Responses<Op>>];

/** What a use case calls last in its transaction, with what it made: from then on the request has its answer. */
export type Kept<Made> = (tx: Tx, made: Made) => Promise<void>;

export interface OperationRequest<Op extends OperationId> {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: RequestBody<Op>;
  headers: Record<string, string | string[] | undefined>;
  context: RequestContext;
  /** For what would be done again when the same request comes again. Does nothing when it has no key. */
  keep<Made>(answerOf: (made: Made) => Answer<Op>): Kept<Made>;
}

export type Handler<Op extends OperationId> = (request: OperationRequest<Op>) => Promise<Answer<Op>>;

/** Every operation of the specification. A module exports a `Pick` of it. */
export type Handlers = { [Op in OperationId]: Handler<Op> };
