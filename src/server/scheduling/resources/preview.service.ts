import type { PlanningChange, PlanningPreview } from '#contract/names.ts';
import { periodErrors } from '#domain/scheduling/rosters/periodErrors.ts';
import { addDays, daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { expectValid } from '#server/http/expect.ts';
import { describeBroken, mostBroken, writeAndTell } from '../changes/impact.service.ts';
import { readBrokenDays, replannable } from '../changes/replan.service.ts';
import { rehearse } from './rehearse.ts';
import type { RehearsedChange } from './rehearsal.ts';
import { rehearsedChanges } from './rehearsedChange.ts';
import { daysAhead } from './resourcesTools.ts';
import type { Caller, ResourcesTools } from './resourcesTools.ts';

const mostDays = 400;

export interface PreviewService {
  /**
   * What saving this change would refuse, and which of it the planner could move to another time of its day: all of
   * those at once. Nothing stays written. Names guests. Throws `validation_failed` and `not_found`.
   */
  preview(caller: Caller, change: PlanningChange): Promise<PlanningPreview>;
}

export function makePreviewService(tools: ResourcesTools): PreviewService {
  return {
    preview: async ({ venue, language }, change) => {
      expectValid(periodErrors(change));
      const { venueId } = venue;
      const ahead = daysAhead(tools, venue);
      const found = await rehearse(tools.db, async (tx) => {
        const planned = await rehearsedChanges[change.kind](tx, { venueId, newId: tools.newId() }, change);
        const scope = { ...ahead, ...planned.touches, ...daysOf(change, planned, ahead.fromDay) };
        const broken = (await writeAndTell(tx, scope, planned.write)).broken.slice(0, mostBroken);
        return {
          items: await describeBroken(tx, venueId, { broken, language }),
          days: scope.productId === undefined ? await readBrokenDays(tx, ahead, broken) : [],
        };
      });
      const movable = await replannable(found.days);
      const broken = found.items.map(({ shownItemId, day, itemId, ...item }) => ({
        reservationId: item.reservationId,
        number: item.number,
        name: item.name,
        date: day,
        itemId: shownItemId,
        itemName: item.itemName,
        startTime: item.startTime,
        reason: item.reason,
        canBeReplanned: movable.has(itemId),
      }));
      return { broken, replannable: broken.filter(({ canBeReplanned }) => canBeReplanned).length };
    },
  };
}

const ownDays: ReadonlySet<PlanningChange['kind']> = new Set([
  'roster',
  'rosterException',
  'poolException',
  'openingException',
]);

/** The days to look at: for what has days of its own also those that the change takes it away from. */
function daysOf(change: PlanningChange, { until }: RehearsedChange, today: LocalDate) {
  const fromDay = ownDays.has(change.kind) || change.fromDate < today ? today : change.fromDate;
  const asked = until !== undefined && until > change.toDate ? until : change.toDate;
  return { fromDay, toDay: daysBetween(fromDay, asked) > mostDays ? addDays(fromDay, mostDays) : asked };
}
