import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '#server/db/schema.ts';
import { interceptStatements } from './interceptStatements.ts';

const insertion = String.raw`insert into "?\w+"?\s*\([^)]*"?venue_id"?[^)]*\)`;
const namesVenue = new RegExp(
  String.raw`\bvenue_id"?\s*=\s*(?:any\()?\$\d|^\s*(?:with "\w+" as \(${insertion} values \([^)]*\)\) )?${insertion}`,
);
const readsTables = /\b(?:from|join|update|into) "?[a-z]/;

const exceptions = [
  // Which venues there are: a request's is found by its tag or host, and each is audited.
  /^select [^;]* from "venue" where \(?"?test_(?:until|of)"? is null/,
  // Those that a venue made to try a flow out.
  /from venue where test_of = \$\d/,
  // Figures of the installation.
  /^\s*select 'reservations' as name/,
  // What it has.
  /from (?:schema_migration|information_schema\.columns|pg_stat_activity)\b/,
];

export interface StatementWatch {
  /** Statements of `work`, until it ends, are those of a request. */
  inRequest<T>(work: () => Promise<T>): Promise<T>;
  /** Statements of requests on no venue of their own, which several databases could not share out. */
  withoutVenue(): string[];
}

/** One for all, as each that was ever used is looked at whenever a promise is made. */
const requests = new AsyncLocalStorage<Db>();

/** Jobs and sweeps look over all venues, and tests at what they like: requests alone are watched. */
export function watchStatements(db: Db): StatementWatch {
  const texts = new Set<string>();
  interceptStatements(db, async (statement, send) => {
    if (requests.getStore() === db) texts.add(statement.sql);
    return send(statement);
  });
  return {
    inRequest: (work) => requests.run(db, work),
    withoutVenue: () =>
      [...texts]
        .filter((text) => readsTables.test(text) && !namesVenue.test(text))
        .filter((text) => !exceptions.some((exception) => exception.test(text))),
  };
}
