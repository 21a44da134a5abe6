import { readStoredJson, writeStored } from '#web/api/browserStorage.ts';

const key = 'planned_items';

/** The marks of the items of the plan that was taken last in this browser; those of another reservation fit nothing. */
export function storedPlan(): string[] | null {
  const marks = readStoredJson(key);
  return Array.isArray(marks) && marks.every((mark) => typeof mark === 'string') ? marks : null;
}

export const forgetPlan = (): void => writeStored(key, null);

export const storePlan = (marks: readonly string[]): void => writeStored(key, JSON.stringify(marks));
