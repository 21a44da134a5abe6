import { expect, test } from 'vitest';
import { approvedText, differences, walkedText } from './approval.ts';
import { coverageOf } from './coverage.ts';
import { walkedMachines } from './machines.ts';
import { run } from './run.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';

const byId = walkedMachines.map((walked) => [walked.machine.id, walked] as const);

test.each(byId)('%s goes, tells and asks on every path what was approved; npm run paths -- --accept', (id, walked) => {
  const [approved, now] = [approvedText(id), walkedText(walked)];
  expect(differences(approved, now)).toEqual([]);
  expect(now).toBe(approved);
});

test.each(byId)('every state, every transition and both answers of every guard of %s are walked', (_id, walked) => {
  const { states, transitions, guards } = coverageOf(walked);
  expect([...states.missing, ...transitions.missing, ...guards.missing]).toEqual([]);
});

test.each(byId)('%s runs where its chart says, on every path', (_id, walked) => {
  const gone = waysOf(walked).flatMap((way) => {
    const [running, pure] = [run(walked.machine, way).snapshot, walk(walked.machine, way).at(-1)!.snapshot];
    const isSame = running.status === pure.status && JSON.stringify(running.value) === JSON.stringify(pure.value);
    return isSame ? [] : [way.id];
  });
  expect(gone).toEqual([]);
});

test('what changed is told by the way there, not by its line', () => {
  const before = '# m\n\n- first → idle · may go\n  - go → asked\n';
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, before.replace('→ asked', '→ idle'))).toEqual([
    'first > go\n  approved asked\n  now idle',
  ]);
  expect(differences(before, '# m\n\n- first → idle · may go\n')).toEqual([
    'first > go\n  approved asked\n  is walked no longer',
  ]);
  expect(differences(before, `${before}  - stop → left\n`)).toEqual(['first > stop\n  not approved: left']);
});
