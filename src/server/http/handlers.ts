import type { Permission } from '#contract/names.ts';
import type { operations } from '#contract/openapi.gen.ts';
import type { Language } from '#domain/values/translated.ts';
import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { Tx } from '#server/db/schema.ts';

export type OperationId = keyof operations;

export interface Venue {
  venueId: string;
  name: string;
  hosts: string[];
  timeZone: string;
  languages: Language[];
  branding: VenueBranding;
  settings: VenueSettings;
  /** The venue that this is a test of, and until when it can be reached; both are null for any other. */
  testOf: string | null;
  testUntil: Date | null;
}

export interface StaffCaller {
  id: string;
  /** Id of a standard role or of one of the venue. */
  role: string;
  permissions: readonly Permission[];
  hasSecondFactor: boolean;
}

export interface RequestContext {
  venue: Venue;
  language: Language;
  sessionToken: string | null;
  customer: { id: string } | null;
  staff: StaffCaller | null;
  /** Runs this server: has its token, or asks from its own machine. */
  isOperator: boolean;
  requestId: string;
  network: string;
  /** Browser and system, 'Firefox, Windows'; null when unknown. */
  device: string | null;
  idempotencyKey: string | null;
  /** Aborted when nobody waits for the response any more. */
  signal: AbortSignal;
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

export type Answer<Op extends OperationId> = {
  [S in SuccessStatus<Responses<Op>>]: ContentOf<Responses<Op>[S]> extends undefined
    ? { status: S; body?: undefined; headers?: Record<string, string> }
    : { status: S; body: ContentOf<Responses<Op>[S]>; headers?: Record<string, string> };
}[SuccessStatus<Responses<Op>>];

export type SaveResponse<Made> = (tx: Tx, made: Made) => Promise<void>;

export interface OperationRequest<Op extends OperationId> {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: RequestBody<Op>;
  headers: Record<string, string | string[] | undefined>;
  context: RequestContext;
  /** For operations that must not run twice. Does nothing without an idempotency key. */
  saveResponseAs<Made>(responseOf: (made: Made) => Answer<Op>): SaveResponse<Made>;
}

export type Handler<Op extends OperationId> = (request: OperationRequest<Op>) => Promise<Answer<Op>>;

export type Handlers = { [Op in OperationId]: Handler<Op> };

export const created = <Made>(data: Made) => ({ status: 201 as const, body: { data } });
