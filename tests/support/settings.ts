import { expect } from 'vitest';
import type {
  GeneralSettings,
  LegalSettings,
  MailSettings,
  PaymentSettings,
  ProductSettings,
  VenueSettings,
} from '#contract/names.ts';
import type { TestAnswer, TestApp } from './app.ts';

export interface SettingsForms {
  general: GeneralSettings;
  products: ProductSettings;
  payments: PaymentSettings;
  venue: VenueSettings;
  mails: MailSettings;
  legal: LegalSettings;
}

const paths: Record<keyof SettingsForms, string> = {
  general: '/api/settings/general',
  products: '/api/settings/products',
  payments: '/api/settings/payments',
  venue: '/api/admin/venue',
  mails: '/api/settings/mails',
  legal: '/api/settings/legal',
};

type Group = keyof SettingsForms;

/** Reads and changes groups of settings with this token. */
export class SettingsEditor {
  readonly app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.app = app;
    this.token = token;
  }

  async read<G extends Group>(group: G): Promise<SettingsForms[G]> {
    const answer = await this.app.call<SettingsForms[G]>('GET', paths[group], { token: this.token });
    expect(answer.status).toBe(200);
    return answer.json.data;
  }

  save<G extends Group>(group: G, body: SettingsForms[G]): Promise<TestAnswer<SettingsForms[G]>> {
    return this.app.call('PUT', paths[group], { token: this.token, body });
  }

  /** Reads the group, replaces these fields, and saves. */
  async attempt<G extends Group>(group: G, change: Partial<SettingsForms[G]>): Promise<TestAnswer<SettingsForms[G]>> {
    return this.save(group, { ...(await this.read(group)), ...change });
  }

  async change<G extends Group>(group: G, change: Partial<SettingsForms[G]>): Promise<SettingsForms[G]> {
    const answer = await this.attempt(group, change);
    expect([answer.status, answer.body]).toEqual([200, answer.body]);
    return answer.json.data;
  }

  /** The pointers and codes of a change that is refused. */
  async refused<G extends Group>(group: G, change: Partial<SettingsForms[G]>): Promise<string[]> {
    const answer = await this.attempt(group, change);
    expect(answer.status).toBe(400);
    return (answer.json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
  }
}
