import type { PlanningChange, PlanningPreview } from '#contract/names.ts';
import { periodErrors } from '#domain/scheduling/rosters/rosterForms.ts';
import { addDays, daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { expectValid } from '#server/http/expect.ts';
import { futureScope } from '../changes/changeScope.ts';
import { applyChange, describeItems, maxInvalidatedItems } from '../changes/changes.service.ts';
import { readDaysToReplan, replannableItems } from '../changes/replan.service.ts';
import { dryRun } from '#server/db/dryRun.ts';
import type { PreparedChange } from './preparedChange.ts';
import { prepareChange } from './prepareChange.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';

const maxDays = 400;

export interface PreviewService {
  /** Dry run of a change. The replannable items fit all at once. Names guests. Throws `validation_failed`, `not_found`. */
  preview(caller: Caller, change: PlanningChange): Promise<PlanningPreview>;
}

export function makePreviewService(deps: SchedulingDeps): PreviewService {
  return {
    preview: async ({ venue, language }, change) => {
      expectValid(periodErrors(change));
      const { venueId } = venue;
      const ahead = futureScope(deps, venue);
      const result = await dryRun(deps.db, async (tx) => {
        const prepared = await prepareChange[change.kind](tx, { venueId, newId: deps.newId() }, change);
        const scope = { ...ahead, ...prepared.scope, ...daysOf(change, prepared, ahead.fromDay) };
        const { invalidated } = await applyChange(tx, scope, prepared.write);
        const items = invalidated.slice(0, maxInvalidatedItems);
        return {
          items: await describeItems(tx, venueId, { items, language }),
          days: scope.productId === undefined ? await readDaysToReplan(tx, ahead, items) : [],
        };
      });
      const replannableIds = await replannableItems(result.days);
      const invalidatedItems = result.items.map(({ shownItemId, day, itemId, ...item }) => ({
        reservationId: item.reservationId,
        number: item.number,
        name: item.name,
        date: day,
        itemId: shownItemId,
        itemName: item.itemName,
        startTime: item.startTime,
        reason: item.reason,
        canBeReplanned: replannableIds.has(itemId),
      }));
      return { invalidatedItems, replannable: invalidatedItems.filter(({ canBeReplanned }) => canBeReplanned).length };
    },
  };
}

const kindsWithOwnDays: ReadonlySet<PlanningChange['kind']> = new Set([
  'roster',
  'rosterException',
  'poolException',
  'openingException',
]);

function daysOf(change: PlanningChange, { storedToDate }: PreparedChange, today: LocalDate) {
  const fromDay = kindsWithOwnDays.has(change.kind) || change.fromDate < today ? today : change.fromDate;
  const toDay = storedToDate !== undefined && storedToDate > change.toDate ? storedToDate : change.toDate;
  return { fromDay, toDay: daysBetween(fromDay, toDay) > maxDays ? addDays(fromDay, maxDays) : toDay };
}
