import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from './handlers.ts';
import { problem } from './problem.ts';
import { siteOf } from './sitePage.ts';
import type { Sites } from './sitePage.ts';

interface Options extends Sites {
  clock: Clock;
  venueByHost(host: string): Promise<Venue | null>;
}

const path = '/.well-known/security.txt';
const validMs = 180 * 24 * 3_600_000;

/** RFC 9116: where to report a security problem of this site. */
export function registerSecurityText(app: FastifyInstance, { clock, venueByHost, ...sites }: Options): void {
  app.get(path, async (request, reply) => {
    const venue = await venueByHost(request.hostname);
    if (!venue) throw problem('not_found');
    const lines = [
      `Contact: mailto:${venue.branding.contactEmail}`,
      `Expires: ${new Date(clock.now().getTime() + validMs).toISOString()}`,
      `Preferred-Languages: ${venue.languages.join(', ')}`,
      `Canonical: ${siteOf(sites, venue).url}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
