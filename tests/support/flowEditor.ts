import { expect } from 'vitest';
import type { Flow, FlowDefinition, FlowForm, StartPage } from '#contract/names.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { proefbad } from './venue.ts';

/** A flow of 'proefbad' that can be published. */
export const flowForm = (change: Partial<FlowForm> = {}): FlowForm => ({
  slug: 'avond',
  name: { nl: 'Avond', en: 'Evening' },
  description: { nl: '<p>Bij kaarslicht.</p>' },
  imageId: 'olijftak',
  type: 1,
  steps: [{ stepType: 2, contentType: 1, name: { nl: '' }, description: { nl: '' }, entryIds: [] }],
  checkinGroups: [
    { name: { nl: 'Hele avond' }, entryProductId: proefbad.entry.id, activityProductId: proefbad.activity.id },
  ],
  productId: null,
  checkoutType: 'payment',
  checkoutText: { nl: '<p>Tot dan.</p>' },
  checkoutConfirmTitle: { nl: 'Bevestigen' },
  ...change,
});

/** Flows and start page in the hands of whoever has this token. */
export class FlowEditor {
  readonly app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.app = app;
    this.token = token;
  }

  call<T = FlowDefinition>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
    return this.app.call<T>(method, `/api${path}`, { token: this.token, ...(body === undefined ? {} : { body }) });
  }

  async read(id: string): Promise<FlowDefinition> {
    return dataOf(await this.call('GET', `/admin/flows/${id}`));
  }

  async create(change: Partial<FlowForm> = {}): Promise<FlowDefinition> {
    const answer = await this.call('POST', '/flows', flowForm(change));
    expect([answer.status, answer.body]).toEqual([201, answer.body]);
    return answer.json.data;
  }

  /** Saves the flow as it is read now, with these fields. */
  async attempt(id: string, change: Partial<FlowForm>, version?: number): Promise<TestAnswer<FlowDefinition>> {
    const read = await this.read(id);
    return this.call('PUT', `/flows/${id}`, { ...read.form, ...change, version: version ?? read.version });
  }

  async save(id: string, change: Partial<FlowForm>): Promise<FlowDefinition> {
    return dataOf(await this.attempt(id, change));
  }

  async attemptPublish(id: string, version?: number): Promise<TestAnswer<FlowDefinition>> {
    const body = { version: version ?? (await this.read(id)).version };
    return this.call('POST', `/admin/flows/${id}/publish`, body);
  }

  async publish(id: string): Promise<FlowDefinition> {
    return dataOf(await this.attemptPublish(id));
  }

  async startPage(): Promise<StartPage> {
    return dataOf(await this.call<StartPage>('GET', '/admin/start'));
  }

  /** What a visitor finds at the address; null: nothing. */
  async shown(slug: string, language = 'nl'): Promise<Flow | null> {
    const answer = await this.app.call<Flow>('GET', `/api/flows/${slug}?type=slug`, { language });
    return answer.status === 200 ? answer.json.data : null;
  }
}

function dataOf<T>(answer: TestAnswer<T>): T {
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.json.data;
}

/** Pointers and codes of a refusal. */
export const refusals = ({ json }: TestAnswer<unknown>): string[] =>
  (json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
