import { usualMoment } from '../../../e2e/paths/worlds/worlds.ts';
import { startServer } from '../../../e2e/support/server.ts';
import { audit } from '../../../e2e/support/testControl.ts';
import { networkTo } from './network.ts';
import { openPage } from './page.ts';
import type { Surroundings } from './visit.ts';

export type Opened = Surroundings & { close(): Promise<void> };

/** A server with the demo venue, the network to it, and the page that the site's actors live in; once in a process. */
export async function openSurroundings(
  clock: { CLOCK_START: string } | { CLOCK_STANDS: string } = { CLOCK_START: usualMoment },
): Promise<Opened> {
  const server = await startServer(clock);
  const network = await networkTo(server.url);
  const { storage } = openPage(network.origin);
  return {
    server,
    network,
    storage,
    close: async () => {
      const broken = await audit(server);
      await network.close();
      await server.stop();
      if (broken.length > 0) throw new Error(`The data break rules after the paths: ${JSON.stringify(broken)}`);
    },
  };
}
