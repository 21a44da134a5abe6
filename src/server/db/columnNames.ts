import { CamelCasePlugin, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';

/** Kysely's own rules, each name once. */
class Names extends CamelCasePlugin {
  readonly columnOf = (property: string): string => this.snakeCase(property);
  readonly propertyOf = (column: string): string => this.camelCase(column);
}

const { columnOf, propertyOf } = new Names();

/** Writes `venueId` as `venue_id`, where the plugin would copy each statement before it is written. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(property: string): string {
    return columnOf(super.sanitizeIdentifier(property));
  }
}

export class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}

type RowDescription = { fields: { name: string }[] };
type Connection = { prependListener(event: 'rowDescription', hear: (message: RowDescription) => void): void };

/** Rows are made with the names of properties, where the plugin would copy each row. What JSON has inside stays. */
export function nameProperties(client: pg.ClientBase): void {
  const { connection } = client as pg.ClientBase & { connection: Connection };
  connection.prependListener('rowDescription', ({ fields }) => {
    for (const field of fields) field.name = propertyOf(field.name);
  });
}
