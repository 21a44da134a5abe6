import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { dayCloseInvariants } from '#server/audit/invariants/dayCloses.ts';
import { ledger, venue } from './bookStatements.ts';

const cash = { means: 'cash', received: 100, returned: 0, movements: 1 };

const close = (
  number: number,
  { movements = 1, counted = 100, float = null as number | null, nextFloat = 0 } = {},
) => sql`
  insert into day_close (venue_id, id, number, actor, since, movements, takings, float, opening_float, counted_cash, slip_total,
    left_in_drawer, cash_difference, card_difference, float_difference, reason)
  select ${venue}, ${`dc-${number}`}, ${number}, 'st-owner', (select at from day_close where number = ${number - 1}), ${movements},
    ${JSON.stringify(movements === 0 ? [] : [cash])}::jsonb, ${float}::int, coalesce(${float}::int, 0), ${counted}, 0, ${nextFloat}, 0, 0, 0, ''`;

const closed = () => [
  ledger('desk', 100),
  sql`update ledger_entry set desk_means = 'cash', close_id = 'dc-1' where kind = 'desk'`,
  close(1),
];

const tampered = (change: RawBuilder<unknown>) => [
  ...closed(),
  sql`alter table day_close disable trigger day_close_stays`,
  sql`update day_close set ${change}`,
];

/** As `violations`, for closed days of the desk. */
export const dayCloseViolations: Record<keyof typeof dayCloseInvariants, () => RawBuilder<unknown>[][]> = {
  'a day close is the sum of the movements of the desk that belong to it': () => [
    [...closed(), sql`update ledger_entry set close_id = null where kind = 'desk'`],
    [...closed(), sql`update ledger_entry set desk_means = 'card' where kind = 'desk'`],
    tampered(sql`takings = jsonb_set(takings, '{0,received}', '90')`),
    tampered(sql`cash_difference = 10, reason = 'x'`),
    tampered(sql`card_difference = 10, reason = 'x'`),
  ],
  'day closes follow each other, each with what the one before left in the drawer': () => [
    [close(2, { movements: 0, counted: 0 })],
    [...closed(), close(2, { movements: 0, counted: 5, float: 5, nextFloat: 0 })],
    tampered(sql`float_difference = 10, reason = 'x'`),
  ],
};
