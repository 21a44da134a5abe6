import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListMeta, ResourceKind, Skill } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { planningApp, refusal, wrongFields } from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let planner: StaffMember;
beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
});
afterAll(() => kuur.close());

const newKind = async (name: string, role = 'device'): Promise<ResourceKind> =>
  (await planner.call<ResourceKind>('POST', '/resource-kinds', { name: { nl: name }, role })).json.data;
const newSkill = async (name: string, kindId: string): Promise<Skill> =>
  (await planner.call<Skill>('POST', '/skills', { name: { nl: name }, kindId })).json.data;

test('a kind is made, read, renamed and removed', async () => {
  const made = await planner.call<ResourceKind>('POST', '/resource-kinds', {
    name: { nl: 'Zonnebank', en: 'Sunbed' },
    role: 'device',
  });
  expect(made.status).toBe(201);
  const { id } = made.json.data;
  expect((await planner.call('GET', `/resource-kinds/${id}`)).json.data).toEqual({
    id,
    name: { nl: 'Zonnebank', en: 'Sunbed' },
    role: 'device',
    version: 1,
  });
  const renamed = await planner.call('PUT', `/resource-kinds/${id}`, {
    name: { nl: 'Zonnehemel' },
    role: 'device',
    version: 1,
  });
  expect(renamed.json.data).toEqual({ id, name: { nl: 'Zonnehemel' }, role: 'device', version: 2 });
  expect((await planner.call('DELETE', `/resource-kinds/${id}`)).status).toBe(204);
  expect(refusal(await planner.call('GET', `/resource-kinds/${id}`))).toEqual([404, 'not_found']);
  expect(refusal(await planner.call('DELETE', `/resource-kinds/${id}`))).toEqual([404, 'not_found']);
});

test('a change of an outdated kind or skill is refused', async () => {
  const kind = await newKind('Stoel');
  const body = { name: { nl: 'Fauteuil' }, role: 'device', version: 1 };
  expect((await planner.call('PUT', `/resource-kinds/${kind.id}`, body)).status).toBe(200);
  expect(refusal(await planner.call('PUT', `/resource-kinds/${kind.id}`, body))).toEqual([409, 'version_conflict']);
  const skill = await newSkill('Draaien', kind.id);
  const change = { name: { nl: 'Kantelen' }, kindId: kind.id, version: 1 };
  expect((await planner.call('PUT', `/skills/${skill.id}`, change)).status).toBe(200);
  expect(refusal(await planner.call('PUT', `/skills/${skill.id}`, change))).toEqual([409, 'version_conflict']);
});

test('a kind stays while resources, skills and products name it', async () => {
  const answer = await planner.call('DELETE', '/resource-kinds/therapist');
  expect(refusal(answer)).toEqual([409, 'in_use']);
  expect(answer.json.usedBy?.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'product duo',
    'product geheim',
    'product massage-25',
    'product massage-50',
    'resource therapeut-1',
    'resource therapeut-2',
    'skill masseren',
  ]);
});

test('a skill stays, and stays of its kind, while resources have it and products need it', async () => {
  const removed = await planner.call('DELETE', '/skills/masseren');
  expect(refusal(removed)).toEqual([409, 'in_use']);
  expect(removed.json.usedBy?.map(({ id }) => id)).toContain('therapeut-1');
  const { json } = await planner.call<Skill>('GET', '/skills/masseren');
  const moved = { name: json.data.name, kindId: 'room', version: json.data.version };
  expect(refusal(await planner.call('PUT', '/skills/masseren', moved))).toEqual([409, 'in_use']);
  const renamed = { ...moved, name: { nl: 'Massage' }, kindId: 'therapist' };
  expect((await planner.call<Skill>('PUT', '/skills/masseren', renamed)).json.data.name).toEqual({ nl: 'Massage' });
});

test('a skill nobody uses may move to another kind and go', async () => {
  const skill = await newSkill('Stomen', 'therapist');
  const moved = { name: skill.name, kindId: 'room', version: 1 };
  expect((await planner.call<Skill>('PUT', `/skills/${skill.id}`, moved)).json.data.kindId).toBe('room');
  expect((await planner.call('DELETE', `/skills/${skill.id}`)).status).toBe(204);
  expect(refusal(await planner.call('GET', `/skills/${skill.id}`))).toEqual([404, 'not_found']);
});

test('a kind and a skill need a Dutch name, and a skill a kind that is there', async () => {
  const nameless = { name: { nl: ' ', en: 'x'.repeat(121) }, role: 'room' };
  expect(wrongFields(await planner.call('POST', '/resource-kinds', nameless))).toEqual([
    '/name/nl required',
    '/name/en too_long',
  ]);
  const unknown = { name: { nl: 'Zweven' }, kindId: 'nergens' };
  expect(wrongFields(await planner.call('POST', '/skills', unknown))).toEqual(['/kindId not_found']);
  const skill = await newSkill('Zweven', 'room');
  expect(wrongFields(await planner.call('PUT', `/skills/${skill.id}`, { ...unknown, version: 1 }))).toEqual([
    '/kindId not_found',
  ]);
});

test('lists are searched, filtered, sorted and paged', async () => {
  const kind = await newKind('Lijst');
  for (const name of ['Appel', 'Peer 100%', 'Pruim', 'appelmoes']) await newSkill(name, kind.id);
  const names = async (query: string): Promise<string[]> =>
    (await planner.call<Skill[]>('GET', `/skills?filter=kindId:${kind.id}${query}`)).json.data.map(
      ({ name }) => name.nl,
    );
  expect(await names('')).toEqual(['Appel', 'appelmoes', 'Peer 100%', 'Pruim']);
  expect(await names('&sort=-name')).toEqual(['Pruim', 'Peer 100%', 'appelmoes', 'Appel']);
  expect(await names('&q=APPEL')).toEqual(['Appel', 'appelmoes']);
  expect(await names('&q=0%25')).toEqual(['Peer 100%']);
  expect(await names('&q=_')).toEqual([]);
  const first = await planner.call('GET', `/skills?filter=kindId:${kind.id}&pageSize=3`);
  const { next } = first.json.meta as never as ListMeta;
  expect(first.json.meta).toEqual({ total: 4, hasMore: false, from: 1, next, previous: null });
  expect(await names(`&pageSize=3&cursor=${next}`)).toEqual(['Pruim']);
});

test('a list does not sort or filter by what it does not have', async () => {
  expect(wrongFields(await planner.call('GET', '/skills?sort=version'))).toEqual(['/query/sort not_allowed']);
  expect(wrongFields(await planner.call('GET', '/skills?filter=constructor:x'))).toEqual(['/query/filter not_allowed']);
  expect(wrongFields(await planner.call('GET', '/resources?filter=active:misschien'))).toEqual([
    '/query/filter invalid',
  ]);
});
