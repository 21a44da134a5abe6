import { expect } from 'vitest';
import type { Disruption, PlanningChange, PlanningPreview } from '#contract/names.ts';
import { testApp } from './app.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { createSmallCatalogue } from './smallCatalogue.ts';
import { addTherapistsAndRooms } from './smallResources.ts';
import { staffMember } from './staff.ts';
import type { StaffMember } from './staff.ts';
import { createProefbad } from './venue.ts';
import { Visitor } from './visitor.ts';

/** 'proefbad' with the small catalogue, so many therapists and rooms, and a planner who is logged in. */
export async function planningApp(therapists = 2): Promise<{ kuur: TestApp; planner: StaffMember }> {
  const kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede' });
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, therapists, therapists);
    },
  });
  return { kuur, planner: await staffMember(kuur) };
}

/** They are away all day. */
export const illness = (resourceIds: string[], reason = ''): Disruption => ({
  resourceIds,
  kind: 'absence',
  block: null,
  pool: null,
  reason,
  itemIds: [],
});

/** Days of `testStart` far enough ahead: a Tuesday, and a Friday when there are hammam sessions. */
export const tuesday = '2026-05-12';
export const friday = '2026-05-15';

/** A group that holds one product at that time, for all its guests. */
export async function bookedGroup(
  kuur: TestApp,
  productId: string,
  { time, persons = 1, date = tuesday }: { time: string; persons?: number; date?: string },
): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons, date });
  await visitor.holdDay();
  const answer = await visitor.addProduct(productId, visitor.everybody(), { fixed: time });
  expect(answer.json.data.notBookedProducts).toEqual([]);
  return visitor;
}

/** A group inside from 10:00 to 14:00. */
export async function groupInside(kuur: TestApp, persons: number, times: object = {}): Promise<Visitor> {
  const visitor = new Visitor(kuur, { persons, ...times });
  await visitor.hold();
  const answer = await visitor.checkin(visitor.everybody());
  expect(answer.json.data.notBookedProducts).toEqual([]);
  return visitor;
}

/** A line for each item that the change would invalidate. */
export async function previewed(planner: StaffMember, change: PlanningChange): Promise<string[]> {
  const answer = await planner.call<PlanningPreview>('POST', '/planning/preview', change);
  expect(answer.status).toBe(200);
  const { invalidatedItems, replannable } = answer.json.data;
  expect(replannable).toBe(invalidatedItems.filter(({ canBeReplanned }) => canBeReplanned).length);
  return invalidatedItems.map(
    ({ date, startTime, itemName, reason, canBeReplanned }) =>
      `${date} ${startTime} ${itemName} ${reason}${canBeReplanned ? ' +' : ''}`,
  );
}

/** The reservations that a preview names, in any order. */
export async function previewedReservations(planner: StaffMember, change: PlanningChange): Promise<string[]> {
  const answer = await planner.call<PlanningPreview>('POST', '/planning/preview', change);
  return [...new Set(answer.json.data.invalidatedItems.map(({ reservationId }) => reservationId))].toSorted();
}

/** Ids of the reservations that an unsaved change would invalidate. */
export function blockingReservations(answer: TestAnswer<unknown>): string[] {
  expect([answer.status, answer.json.code]).toEqual([409, 'in_use']);
  return (answer.json.usedBy ?? []).map(({ id }) => id).toSorted();
}

/** Status and code of a refusal. */
export const refusal = (answer: TestAnswer<unknown>): unknown[] => [answer.status, answer.json.code];

/** Pointers and codes of a refused form. */
export const wrongFields = (answer: TestAnswer<unknown>): string[] => {
  expect(refusal(answer)).toEqual([400, 'validation_failed']);
  return (answer.json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
};
