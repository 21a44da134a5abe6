import pg from 'pg';

/** The address of another database on the same server. */
export const databaseOn = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const dropDatabase = (server: string, name: string): Promise<unknown> =>
  onServer(server, (client) => client.query(`drop database ${name} with (force)`));
