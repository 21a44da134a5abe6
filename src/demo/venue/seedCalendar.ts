import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { demoExceptions, demoMessages, openFrom, openTo } from './demoCalendar.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;

/** When the demo is open, and what it tells about its days. */
export async function seedCalendar(tx: Tx, today: LocalDate): Promise<void> {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ venueId, weekday, fromMinute: openFrom, toMinute: openTo }));
  await tx.insertInto('openingWeek').values(week).execute();
  const exceptions = demoExceptions(today).map(({ blocks, reason, ...days }, index) => ({
    ...days,
    venueId,
    id: `uitzondering-${index + 1}`,
    blocks: JSON.stringify(blocks),
    reason: JSON.stringify(reason),
  }));
  await tx.insertInto('openingException').values(exceptions).execute();
  const messages = demoMessages(today).map(({ text, ...days }, index) => ({
    ...days,
    venueId,
    id: `bericht-${index + 1}`,
    text: JSON.stringify(text),
  }));
  await tx.insertInto('message').values(messages).execute();
}
