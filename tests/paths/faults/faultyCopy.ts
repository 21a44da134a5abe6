import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '#tools/build/fresh.mjs';
import { bin, run } from '#tools/run.ts';
import { withFault } from './faults.ts';
import type { Fault, PlantedFault } from './faults.ts';

const builds: Record<Fault['part'], string[]> = {
  web: ['build'],
  'server-test': ['build', '--ssr', 'tests/support/testServer/main.ts', '--mode', 'e2e'],
};

export type FaultyCopy = ReturnType<typeof faultyCopy>;

/**
 * A copy of the project and of its build, in which one fault at a time is planted. Outside of the project: it shares the folders of
 * that, and a folder that is found within itself keeps whoever looks through the project without end.
 */
export function faultyCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'kuur-faults-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const shared of ['node_modules', '.cache']) symlinkSync(join(root, shared), join(folder, shared));
  /** Does something while the fault is in the sources of the copy, and puts them right again. */
  async function planted<Result>(fault: PlantedFault, act: () => Promise<Result>): Promise<Result> {
    const source = join(folder, fault.file);
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, withFault(text, fault));
    return act().finally(() => writeFileSync(source, text));
  }
  return {
    folder,
    planted,
    /** Builds the part with the fault; throws what the build says. */
    build: (fault: Fault): Promise<void> =>
      planted(fault, async () => {
        rmSync(join(folder, 'dist'), { recursive: true, force: true });
        cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
        if (fault.part === 'web') rmSync(join(folder, 'dist/web'), { recursive: true });
        const args = [...builds[fault.part], '--logLevel', 'warn'];
        const env = { NODE_ENV: 'production' };
        const { code, output } = await run(bin('vite'), args, { quiet: true, cwd: folder, env });
        if (code !== 0) throw new Error(output);
        if (fault.part === 'web') restoreOffice(folder);
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Beside visitors' pages, which alone were built. */
function restoreOffice(folder: string): void {
  for (const part of ['.vite/admin.json', 'admin.html', 'assets/admin'])
    cpSync(join(root, 'dist/web', part), join(folder, 'dist/web', part), { recursive: true });
}
