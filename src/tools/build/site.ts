import type { Part, Stage } from '#web/i18n/loadMessages.ts';
import type { AdminPart } from '#web/i18n/loadAdminMessages.ts';
import { closure } from './closure.ts';
import type { Source } from './sources.ts';

const stages = ['start', 'booking', 'choosing', 'further', 'internal'] satisfies Stage[];

const entry = 'src/web/main.tsx';
const adminEntry = 'src/web/admin/main.tsx';
const officeRoutes = 'src/web/admin/routes/admin/_office';

export type Site = {
  /** Announced files: those of the router as they follow each other, then parts. */
  announced: Readonly<Record<Stage, readonly string[]>>;
  /** What the files of a stage load by themselves and nothing announces, such as the calls of the API. */
  loadedLater: Readonly<Record<Stage, readonly string[]>>;
  /** Everything the back office loads, at once or later. */
  admin: ReadonlySet<string>;
  /** The catalogue's part of the first stage that says a message; null for one that only the back office says. */
  partOfMessage: (id: string) => Part | null;
  /** The part of the back office that says a message first; null for one that it does not say. */
  adminPartOfMessage: (id: string) => AdminPart | null;
  /** What a build calls each message. */
  shortIds: ReadonlyMap<string, string>;
};

export function siteOf(sources: readonly Source[]): Site {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const announcements = sources
    .flatMap((source) => source.announcements)
    .toSorted((a, b) => Number(a.by === 'lazyPart') - Number(b.by === 'lazyPart'));
  const announced = byStage((stage) => [
    ...new Set(announcements.filter((each) => each.stage === stage).map(({ file }) => file)),
  ]);
  const entriesOf = (stage: Stage): readonly string[] => (stage === 'start' ? [entry] : []).concat(announced[stage]);
  const importsOf = (path: string): readonly string[] => byPath.get(path)?.imports ?? [];
  const laterOf = (path: string): readonly string[] => byPath.get(path)?.loadedLater ?? [];
  const atOnce = byStage((stage) => closure(entriesOf(stage), importsOf));
  const importsInTheEnd = (path: string): readonly string[] => [...importsOf(path), ...laterOf(path)];
  const inTheEnd = byStage((stage) => closure(entriesOf(stage), importsInTheEnd));
  const admin = closure([adminEntry], importsInTheEnd);
  const adminAtOnce = closure([adminEntry], (path) =>
    path.startsWith(officeRoutes) ? importsOf(path) : importsInTheEnd(path),
  );
  const idsIn = (paths: ReadonlySet<string>): Set<string> =>
    new Set([...paths].flatMap((path) => byPath.get(path)?.ids ?? []));
  const [adminIds, entryIds] = [idsIn(admin), idsIn(adminAtOnce)];

  const stageOf = new Map<string, Stage>();
  for (const stage of stages.toReversed()) {
    for (const path of inTheEnd[stage]) for (const id of byPath.get(path)?.ids ?? []) stageOf.set(id, stage);
  }
  return {
    announced,
    loadedLater: byStage((stage) => [...inTheEnd[stage]].filter((path) => !atOnce[stage].has(path))),
    admin,
    partOfMessage: (id) => (!stageOf.has(id) && adminIds.has(id) ? null : partOf(stageOf.get(id))),
    adminPartOfMessage: (id) => (entryIds.has(id) ? 'entry' : adminIds.has(id) ? 'office' : null),
    shortIds: numbered(sources.flatMap(({ ids }) => ids)),
  };
}

/** A message's id has a dot, an element's has none. */
const numbered = (ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...new Set(ids.filter((id) => id.includes('.')))].toSorted().map((id, index) => [id, index.toString(36)]));

/** In the order in which they are loaded. */
export const parts: readonly Part[] = ['start', 'booking', 'further'];

export const partOf = (stage: Stage | undefined): Part =>
  stage === 'start' || stage === 'booking' ? stage : 'further';

const byStage = <Value>(valueOf: (stage: Stage) => Value): Record<Stage, Value> => ({
  start: valueOf('start'),
  booking: valueOf('booking'),
  choosing: valueOf('choosing'),
  further: valueOf('further'),
  internal: valueOf('internal'),
});
