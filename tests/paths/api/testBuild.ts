import { bin, run } from '#tools/run.ts';

/** Once for a run: two workers that build at once empty the folder that the other starts from. */
export async function setup(): Promise<void> {
  const env = { VITEST: undefined, NODE_ENV: undefined };
  const { code, output } = await run(bin('tsx'), ['src/tools/build.ts', 'server-test'], { quiet: true, env });
  if (code !== 0) throw new Error(`The server does not build:\n${output}`);
}
