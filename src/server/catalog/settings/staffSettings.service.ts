import type {
  GeneralSettings,
  LegalSettings,
  MailSettings,
  PaymentSettings,
  ProductSettings,
  VenueSettings,
} from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { generalSettings } from './generalSettings.ts';
import { legalSettings } from './legalSettings.ts';
import { mailSettings } from './mailSettings.ts';
import { paymentSettings } from './paymentSettings.ts';
import { productSettings } from './productSettings.ts';
import type { SettingsGroup } from './settingsGroup.ts';
import { venueSettings } from './venueSettings.ts';
import { changeVenueRow, lockVenueRow, readVenueRow } from './venueRow.repo.ts';

/** `update` throws `version_conflict` and `validation_failed`. */
export interface EditableSettings<Form> {
  read(venueId: string): Promise<Form>;
  update(venueId: string, form: Form): Promise<Form>;
}

export interface StaffSettingsService {
  general: EditableSettings<GeneralSettings>;
  products: EditableSettings<ProductSettings>;
  payments: EditableSettings<PaymentSettings>;
  venue: EditableSettings<VenueSettings>;
  mails: EditableSettings<MailSettings>;
  legal: EditableSettings<LegalSettings>;
}

interface Deps {
  db: Db;
  /** Runs after a change. */
  onChange: () => void;
}

export const makeStaffSettingsService = (deps: Deps): StaffSettingsService => ({
  general: editable(deps, generalSettings),
  products: editable(deps, productSettings),
  payments: editable(deps, paymentSettings),
  venue: editable(deps, venueSettings),
  mails: editable(deps, mailSettings),
  legal: editable(deps, legalSettings),
});

function editable<Form extends { version: number }>(
  { db, onChange }: Deps,
  group: SettingsGroup<Form>,
): EditableSettings<Form> {
  const versionOf = (versions: Record<string, number>): number => versions[group.name] ?? 1;
  return {
    read: async (venueId) => {
      const row = await readVenueRow(db, venueId);
      return { ...group.read(row), version: versionOf(row.settingVersions) } as Form;
    },
    update: async (venueId, form) => {
      const saved = await inTransaction(db, async (tx) => {
        const row = await lockVenueRow(tx, venueId);
        const version = versionOf(row.settingVersions);
        if (form.version !== version) throw problem('version_conflict');
        expectValid(await group.errors(form, { tx, venueId }));
        const versions = { ...row.settingVersions, [group.name]: version + 1 };
        const changed = { ...row, ...group.write(form, row), settingVersions: versions };
        await changeVenueRow(tx, venueId, changed);
        const [before, after] = [group.read(row), group.read(changed)];
        await recordChange(tx, { venueId, kind: 'settings', id: group.name }, { action: 'changed', before, after });
        return { ...after, version: version + 1 } as Form;
      });
      onChange();
      return saved;
    },
  };
}
