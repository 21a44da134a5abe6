import type { Db } from '#server/db/schema.ts';

export interface CatalogDeps {
  db: Db;
  newId: () => string;
  /** After every change that visitors see. */
  onChange: () => void;
}
