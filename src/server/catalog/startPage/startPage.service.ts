import type { StartPage } from '#contract/names.ts';
import { nameErrors } from '#domain/catalog/flowForm.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { changeVenueRow, lockVenueRow, readVenueRow } from '../settings/venueRow.repo.ts';
import { lockOpenFlows, readSections, replaceSections } from './startPage.repo.ts';
import type { StartSectionForm } from './startPage.repo.ts';

/** `update` throws `version_conflict` and `validation_failed`: `duplicate`, `not_found` (no flow that visitors can open). */
export interface StartPageService {
  read(venueId: string): Promise<StartPage>;
  update(venueId: string, form: StartPage): Promise<StartPage>;
}

interface Deps {
  db: Db;
  newId: () => string;
}

const versionOf = (versions: Record<string, number>): number => versions['start'] ?? 1;

export function makeStartPageService(deps: Deps): StartPageService {
  const { db } = deps;
  return {
    read: async (venueId) => {
      const { settingVersions } = await readVenueRow(db, venueId);
      return { sections: await readSections(db, venueId), version: versionOf(settingVersions) };
    },
    update: (venueId, form) => update(deps, venueId, form),
  };
}

function update({ db, newId }: Deps, venueId: string, form: StartPage): Promise<StartPage> {
  return inTransaction(db, async (tx) => {
    const row = await lockVenueRow(tx, venueId);
    const version = versionOf(row.settingVersions);
    if (form.version !== version) throw problem('version_conflict');
    const open = await lockOpenFlows(
      tx,
      venueId,
      form.sections.flatMap(({ flowIds }) => flowIds),
    );
    expectValid(form.sections.flatMap((section, at) => sectionErrors(form.sections, { section, at, open })));
    const before = await readSections(tx, venueId);
    await replaceSections(
      tx,
      venueId,
      form.sections.map(({ id = newId(), name, flowIds }) => ({ id, name, flowIds })),
    );
    await changeVenueRow(tx, venueId, { ...row, settingVersions: { ...row.settingVersions, start: version + 1 } });
    const sections = await readSections(tx, venueId);
    await recordChange(
      tx,
      { venueId, kind: 'startPage', id: 'start' },
      { action: 'changed', before: { sections: before }, after: { sections } },
    );
    return { sections, version: version + 1 };
  });
}

type Checked = { section: StartSectionForm; at: number; open: ReadonlySet<string> };

function sectionErrors(sections: readonly StartSectionForm[], { section, at, open }: Checked): FieldError[] {
  const { id, name, flowIds } = section;
  const isSecond = id !== undefined && sections.findIndex((each) => each.id === id) < at;
  return [
    ...(isSecond ? [{ pointer: `/sections/${at}/id`, code: 'duplicate' }] : []),
    ...nameErrors(`/sections/${at}/name`, name, false),
    ...flowIds.flatMap((flowId, index) => {
      const pointer = `/sections/${at}/flowIds/${index}`;
      if (flowIds.indexOf(flowId) < index) return [{ pointer, code: 'duplicate' }];
      return open.has(flowId) ? [] : [{ pointer, code: 'not_found' }];
    }),
  ];
}
