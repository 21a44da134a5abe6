import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Half of a page's bytes go for a third of a millisecond; more would cost the processor more than it saves. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export interface CompressedPage {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Pages by their tag: visitors mostly get the same few. */
const newest = new LRUCache<string, Buffer>({ max: 200 });

/** As the browser takes it. A page has no secret that its length could tell of. */
export async function compressedPage(
  request: FastifyRequest,
  { html, etag }: { html: string; etag: string },
): Promise<CompressedPage> {
  const encoding = new Negotiator(request).encoding(['br', 'identity']);
  if (encoding !== 'br') return { headers: {}, body: html };
  const body = newest.get(etag) ?? (await compress(html, { params }));
  newest.set(etag, body);
  return { headers: { 'Content-Encoding': 'br' }, body };
}
