import { withClient } from '../../clients.ts';
import type { Store } from '../../prepare.ts';
import { spawned } from '../../spawned.ts';
import type { Spawned } from '../../spawned.ts';
import type { Place } from '../../stores.ts';
import { contestants } from './contest.ts';
import { prepareSpa } from './prepareSpa.ts';
import { newAccounts } from '../../accounts.ts';

type Server = Spawned & { databaseUrl: string };

/** Both on the same cluster; `tokens` are of accounts at Kuur. */
export type Servers = { kuur: Server; vendure: Server; tokens: string[] };

export async function withServers<T>(place: Place, work: (servers: Servers) => Promise<T>): Promise<T> {
  const [spa, shop] = [await place.store(), await place.store()];
  await prepareSpa(spa);
  const vendure = await spawned('vendure', shop, { VENDURE_DISABLE_TELEMETRY: 'true' });
  const kuur = await spawned('kuur', spa, { TRUST_PROXY: '1' });
  try {
    const tokens = await withClient(kuur, 1, (client) => newAccounts(client, contestants));
    const on = (server: Spawned, { databaseUrl }: Store): Server => ({ ...server, databaseUrl: databaseUrl! });
    return await work({ kuur: on(kuur, spa), vendure: on(vendure, shop), tokens });
  } finally {
    await kuur.stop();
    await vendure.stop();
  }
}
