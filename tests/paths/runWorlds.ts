import { pathSetting } from '../../e2e/paths/browser/setting.ts';
import { worlds } from '../../e2e/paths/worlds/worlds.ts';
import { browserFolder, levelFolder } from './results/runHistory.ts';
import { prepareBrowser, settingsOf, shownBy, wrongIn } from './runPaths.ts';
import type { RunOptions } from './runPaths.ts';
import { walkInBrowser, walkOnApi } from './walked.ts';

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

const ids = worlds.map(({ id }) => id);

function onApi(name: string): Promise<number> {
  const id = worlds.find((world) => world.name === name)?.id.concat(' ') ?? 'W-';
  return walkOnApi(['-t', id], { folder: levelFolder('worlds-api'), ids, env: {} });
}

async function inBrowser(name: string, { headed, ...settings }: Omit<WorldOptions, 'level'>): Promise<number> {
  const prepared = await prepareBrowser();
  if (prepared === null) return 1;
  return walkInBrowser(['e2e/paths/worlds', 'e2e/paths/summerTime', ...shownBy(headed)], {
    folder: browserFolder(pathSetting({ locale: settings.locale, viewport: settings.viewport }), 'worlds'),
    ids,
    env: { ...prepared, ...settingsOf(settings), KUUR_PATHS_WORLD: name },
  });
}
