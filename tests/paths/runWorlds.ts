import { bin, run as spawned } from '#tools/run.ts';
import { worlds } from '../../e2e/paths/worlds/worlds.ts';
import { prepareBrowser, settingsOf, shownBy, wrongIn } from './runPaths.ts';
import type { RunOptions } from './runPaths.ts';

const every = 'alle';

type WorldOptions = Omit<RunOptions, 'id'> & { level: string };

/** Makes a named world from the demo venue, or each of them, and walks its path in a browser or on the API; returns the exit code. */
export async function runInWorld(name: string, { level, ...options }: WorldOptions): Promise<number> {
  const wrong = wrongNameIn(name) ?? wrongIn({ ...options, id: undefined });
  if (wrong === null) return level === 'api' ? onApi(name) : inBrowser(name, options);
  console.error(wrong);
  return 1;
}

/** Why there is no such world, in words; null when there is. */
function wrongNameIn(name: string): string | null {
  const names = [...worlds.map((world) => world.name), every];
  return names.includes(name) ? null : `No world '${name}': choose from ${names.join(', ')}`;
}

async function onApi(name: string): Promise<number> {
  const pattern = name === every ? "world '" : `world '${name}'`;
  return (await spawned(bin('vitest'), ['run', '--project', 'paths', '--reporter', 'verbose', '-t', pattern])).code;
}

async function inBrowser(name: string, { headed, ...settings }: Omit<WorldOptions, 'level'>): Promise<number> {
  const prepared = await prepareBrowser();
  if (prepared === null) return 1;
  const env = { ...prepared, ...settingsOf(settings), KUUR_PATHS_WORLD: name };
  const files = ['e2e/paths/worlds', 'e2e/paths/summerTime'];
  const noting = ['--retries=0', '--trace=retain-on-failure', '--reporter=list'];
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...files, ...noting, ...shownBy(headed)];
  return (await spawned(bin('playwright'), args, { env })).code;
}
