import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

const chains = {
  reservation_event: { chain: 'event', owner: 'reservation_id' },
  ledger_entry: { chain: 'ledger', owner: 'reservation_id' },
  gift_card_entry: { chain: 'gift_card', owner: 'gift_card_id' },
};

type Chained = keyof typeof chains;

/** Entries with their places, which get their hashes by `appendChains`. */
export const beginChain = (table: Chained): RawBuilder<unknown> =>
  sql`create temporary table ${sql.table(`chained_${table}`)} (like ${sql.table(table)} including defaults) on commit drop`;

/** As triggers do one by one: each entry has the hash of itself and the one before it. */
export async function appendChains(tx: Tx): Promise<void> {
  for (const [table, { chain, owner: ownerColumn }] of Object.entries(chains)) {
    const [entries, owner] = [sql.table(`chained_${table}`), sql.ref(ownerColumn)];
    const fields = sql`history_fields(row(e.*)::${sql.table(table)})`;
    for (let place = 1, hashed = 1n; hashed > 0n; place += 1) {
      const before = place === 1 ? sql`null` : sql`p.hash`;
      const previous = place === 1 ? sql`` : sql`from ${entries} p`;
      const follows = place === 1 ? sql`` : sql`and p.${owner} = e.${owner} and p.place = e.place - 1`;
      const { numAffectedRows } =
        await sql`update ${entries} e set hash = history_hash(${before}, ${fields}) ${previous}
        where e.place = ${place} ${follows}`.execute(tx);
      hashed = numAffectedRows ?? 0n;
    }
    await sql`insert into ${sql.table(table)} select * from ${entries}`.execute(tx);
    await sql`insert into history_end (venue_id, chain, owner_id, length, hash)
      select distinct on (${owner}) venue_id, ${chain}, ${owner}, place, hash from ${entries} order by ${owner}, place desc`.execute(
      tx,
    );
  }
}
