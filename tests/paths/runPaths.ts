import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, run as spawned } from '#tools/run.ts';
import { ensureChromium } from '#tools/chromium.ts';
import { pathSetting } from '../../e2e/paths/browser/setting.ts';
import { fullPaths } from '../../e2e/paths/model/fullPaths.ts';
import { apiPaths, visitPaths } from '../../e2e/paths/model/paths.ts';
import type { VisitPath } from '../../e2e/paths/model/paths.ts';
import { browserFolder, levelFolder } from './results/runHistory.ts';
import { walkInBrowser, walkOnApi } from './walked.ts';

export type RunOptions = {
  id?: string | undefined;
  /** Not only the paths that every change is walked with. */
  full?: boolean;
  headed: boolean;
  slow?: string | undefined;
  locale?: string | undefined;
  viewport?: string | undefined;
};

/**
 * Walks the paths of visitors, or one of them, in a browser, and says what differs from the run before; each is walked
 * once, so that the trace that stays is of the failure. Returns the exit code.
 */
export async function runInBrowser({ id, full = false, headed, slow, locale, viewport }: RunOptions): Promise<number> {
  const wrong = wrongIn({ id, locale, viewport });
  if (wrong !== null) {
    console.error(wrong);
    return 1;
  }
  const prepared = await prepareBrowser();
  if (prepared === null) return 1;
  const folder = browserFolder(pathSetting({ locale, viewport }));
  const paths = full || id !== undefined ? fullPaths() : visitPaths();
  const file = written(join(folder, 'paths.json'), paths);
  return walkInBrowser(['e2e/paths/paths', ...(id ? ['-g', id] : []), ...shownBy(headed)], {
    folder,
    ids: idsOf(fullPaths()),
    env: { ...prepared, ...settingsOf({ slow, locale, viewport }), KUUR_PATHS_FILE: file },
  });
}

/** Writes what is walked, for each process of the runner would search it again; returns the file. */
function written(file: string, paths: readonly VisitPath[]): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(paths.map(({ runs: _runs, ...path }) => path)));
  return file;
}

export const settingsOf = ({ slow, locale, viewport }: Pick<RunOptions, 'slow' | 'locale' | 'viewport'>) => ({
  ...(slow ? { KUUR_SLOW_MS: slow } : {}),
  ...(locale ? { KUUR_PATHS_LOCALE: locale } : {}),
  ...(viewport ? { KUUR_PATHS_VIEWPORT: viewport } : {}),
});

export const shownBy = (headed: boolean): string[] => (headed ? ['--headed', '--workers=1'] : []);

const idsOf = (paths: readonly { id: string }[]): string[] => paths.map((path) => path.id);

/** Walks the paths that need no browser, or one of them; with `isAccepted` what they leave is approved. Returns the exit code. */
export async function runOnApi(id: string | undefined, isAccepted = false): Promise<number> {
  if (id !== undefined && apiPaths().every((path) => path.id !== id)) {
    console.error(`No path '${id}' on the API: npm run paths lists them`);
    return 1;
  }
  return walkOnApi(id ? ['-t', id] : ['tests/paths/api/visits'], {
    folder: levelFolder('api'),
    ids: idsOf(apiPaths()),
    env: isAccepted ? { KUUR_ACCEPT_PATHS: '1' } : {},
  });
}

/** Builds what is walked; the environment of a run, or null when it does not build. */
export async function prepareBrowser(): Promise<NodeJS.ProcessEnv | null> {
  const { code } = await spawned(bin('tsx'), ['src/tools/build.ts', 'web', 'server-test']);
  return code === 0 ? { CHROMIUM_PATH: ensureChromium() } : null;
}

/** Why nothing can be walked, in words; null when it can. */
export function wrongIn(
  { id, locale, viewport }: Pick<RunOptions, 'id' | 'locale' | 'viewport'>,
  paths: () => readonly { id: string }[] = fullPaths,
): string | null {
  try {
    pathSetting({ locale, viewport });
  } catch (error) {
    return (error as Error).message;
  }
  const isKnown = id === undefined || paths().some((path) => path.id === id);
  return isKnown ? null : `No path '${id}' in the browser: npm run paths lists them`;
}
