import type { Db } from '#server/db/schema.ts';

export interface CatalogDeps {
  db: Db;
  newId: () => string;
}
