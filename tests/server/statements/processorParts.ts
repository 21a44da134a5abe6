import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import type { Parts } from './table.ts';

/** Part of the program by where a function stands; the first that fits. */
const places: [part: string, pattern: RegExp][] = [
  ['domain', /\/src\/domain\//],
  ['ours', /\/src\/server\/|\/src\/contract\//],
  ['database', /node_modules\/(@electric-sql)\/|^wasm:/],
  ['driver', /node_modules\/(kysely|pg|pg-\w+|postgres-\w+)\//],
  ['framework', /node_modules\/|^node:/],
];

const partNames = [...places.map(([part]) => part), 'rest'];

const now = (): number => Number(process.hrtime.bigint() / 1000n);

interface Window {
  operation: string;
  from: number;
  to: number;
}

/** Samples the processor while `work` runs its operations one after another; returns their mean times. */
export async function processorParts(
  work: (timed: (operation: string, call: () => Promise<unknown>) => Promise<void>) => Promise<void>,
): Promise<(operation: string) => Parts> {
  const windows: Window[] = [];
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 100 });
  await session.post('Profiler.start');
  await work(async (operation, call) => {
    const from = now();
    await call();
    windows.push({ operation, from, to: now() });
  });
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return (operation) =>
    partsWithin(
      profile,
      windows.filter((window) => window.operation === operation),
    );
}

function partsWithin(profile: Profiler.Profile, windows: readonly Window[]): Parts {
  const partOf = partsOfNodes(profile);
  const totals = new Map(partNames.map((part) => [part, 0]));
  let instant = profile.startTime;
  let at = 0;
  for (const [index, node] of (profile.samples ?? []).entries()) {
    const delta = profile.timeDeltas?.[index] ?? 0;
    instant += delta;
    while (windows[at] && windows[at]!.to < instant) at += 1;
    const part = partOf.get(node);
    if (!windows[at] || windows[at]!.from > instant || part === undefined) continue;
    totals.set(part, totals.get(part)! + delta / windows.length);
  }
  return totals;
}

/** A node's own part, or that of whoever called it; none for an idle processor. */
function partsOfNodes({ nodes }: Profiler.Profile): Map<number, string> {
  const parts = new Map<number, string>();
  const root = nodes[0]!;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (node: Profiler.ProfileNode, inherited: string): void => {
    const { url, functionName } = node.callFrame;
    const own = places.find(([, pattern]) => pattern.test(url))?.[0];
    const part = own ?? inherited;
    if (functionName !== '(idle)') parts.set(node.id, part);
    for (const child of node.children ?? []) visit(byId.get(child)!, part);
  };
  visit(root, 'rest');
  return parts;
}
