type Rounds = { postgres: number; embedded: number };

/** How often a contest is held: the embedded database, which does one transaction after another, shows as much in fewer. */
export const contestRounds = ({ postgres, embedded }: Rounds): number =>
  Number(process.env['CONTEST_ROUNDS'] ?? (process.env['DATABASE_URL'] ? postgres : embedded));

/** Who books while something changes: on the embedded database, where all wait in one line, fewer show as much. */
export const stormClients = process.env['DATABASE_URL'] ? 64 : 16;
