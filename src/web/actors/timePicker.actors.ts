import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { offeredTimes } from '#domain/scheduling/stay/offeredTimes.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import { startsQuery } from '#web/queries/products.ts';
import { alternativeOf } from './refusals.ts';

/** What the time picker asks for: always what is free now. */
export const timePickerActors = (client: QueryClient): TimePickerActors => ({
  loadTimes: fromPromise(async ({ input: { slug, productId, persons, personCount, date } }) => {
    const wish = { slug, xplanId: productId, date, guests: persons, parts: [], persons: personCount };
    const day = await client.fetchQuery({ ...startsQuery(wish), staleTime: 0 });
    return { options: offeredTimes(day), reason: day.reason, alternatives: day.alternatives.map(alternativeOf) };
  }),
});
