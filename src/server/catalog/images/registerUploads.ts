import type { FastifyInstance } from 'fastify';
import { problem } from '#server/http/problem.ts';
import type { ImageFiles } from './imageFiles.service.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Nothing that staff upload can run, whatever a browser takes it for. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

export function registerUploads(app: FastifyInstance, files: ImageFiles): void {
  app.get('/uploads/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const bytes = await files.find(path);
    if (!bytes) throw problem('not_found');
    const ending = path.slice(path.lastIndexOf('.') + 1);
    return reply
      .headers(headers)
      .type(types[ending] ?? '')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
