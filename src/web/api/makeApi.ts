import type { Client } from 'openapi-fetch';
import type { paths } from '#contract/openapi.gen.ts';
import { ApiError } from './ApiError.ts';

/** The calls of the contract, typed by it; of openapi-fetch only the types are used, its own code is four times as large. */
export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

type Text = string | number | boolean;
type Texts = Record<string, Text | readonly Text[] | null | undefined>;
type Call = Omit<RequestInit, 'body' | 'headers' | 'method'> & {
  params?: { path?: Texts; query?: Texts; header?: Texts };
  body?: unknown;
  /** How a body that is not JSON is sent, such as a file's form. */
  bodySerializer?: (body: unknown) => BodyInit;
  parseAs?: 'text' | 'blob';
};

/** `sign` sets the headers of every call. No response throws ApiError 'offline'. */
export function makeApi(sign: (headers: Headers) => void): Api {
  const caller =
    (method: string) =>
    async (path: string, { params = {}, body, bodySerializer, parseAs, ...init }: Call = {}) => {
      const headers = new Headers(entries(params.header));
      if (body !== undefined && bodySerializer === undefined) headers.set('Content-Type', 'application/json');
      sign(headers);
      const response = await fetch(addressOf(path, params), {
        ...init,
        method,
        headers,
        body: bodySerializer?.(body) ?? JSON.stringify(body) ?? null,
      }).catch(() => {
        throw new ApiError({ status: 0, code: 'offline' });
      });
      if (!response.ok) return { error: jsonOf(await response.text()), response };
      if (parseAs !== undefined) return { data: await response[parseAs](), response };
      const text = await response.text();
      return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
    };
  const api: unknown = { GET: caller('GET'), POST: caller('POST'), PUT: caller('PUT'), DELETE: caller('DELETE') };
  return api as Api;
}

function addressOf(path: string, { path: places = {}, query }: NonNullable<Call['params']>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
  const search = new URLSearchParams(entries(query)).toString();
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}

/** A list becomes an entry each; what has no value is left out. */
const entries = (texts: Texts = {}): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
