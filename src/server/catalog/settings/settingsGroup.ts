import type { FieldError } from '#domain/values/fieldErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import type { VenueRow } from './venueRow.repo.ts';

type StoredSettings = Omit<VenueRow, 'settingVersions'>;

/** Settings that staff read and write as one form. */
export interface SettingsGroup<Form extends { version: number }> {
  /** What its version is stored under, and its id in the audit. */
  name: string;
  read(stored: StoredSettings): Omit<Form, 'version'>;
  /** Beyond what the contract checks. */
  errors(form: Form, check: { tx: Tx; venueId: string }): FieldError[] | Promise<FieldError[]>;
  write(form: Form, stored: StoredSettings): Partial<StoredSettings>;
}
