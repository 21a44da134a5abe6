import type { TestApp } from '#tests/support/app.ts';
import type { MoneyTest } from '#tests/support/money.ts';
import type { SettingsEditor } from '#tests/support/settings.ts';
import type { StaffMember } from '#tests/support/staff.ts';

export interface World {
  money: MoneyTest;
  settings: SettingsEditor;
  app: TestApp;
  owner: StaffMember;
  /** Calls of the owner; returns the id of what was made. */
  made(path: string, body: object): Promise<string>;
}

export interface StaffWrite {
  /** Object and action of every entry that it leaves. */
  leaves: string[];
  prepare(world: World): Promise<{ params?: Record<string, string>; body?: object; headers?: Record<string, string> }>;
}

/** Words that no entry may hold. */
export const canaries = {
  reason: 'kanarie-reden',
  note: 'kanarie-notitie',
  code: 'KANARIECODE',
  email: 'kanarie@proefbad.example',
};

let count = 0;

/** A number that no other row of the test has. */
export const fresh = (): number => (count += 1);
