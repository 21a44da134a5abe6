import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/fresh.mjs';
import { bin, run } from '../run.ts';

const languages = ['nl', 'en', 'de', 'fr'];

await mkdir(join(root, '.cache'), { recursive: true });
const copy = await mkdtemp(join(root, '.cache', 'messages-'));
try {
  await cp(join(root, 'locales'), copy, { recursive: true });
  await writeFile(join(copy, 'extract.config.ts'), configFor(copy));
  const { code, output } = await run(
    bin('lingui'),
    ['extract', '--clean', '--overwrite', '--config', join(copy, 'extract.config.ts')],
    { quiet: true },
  );
  if (code !== 0) throw new Error(output);
  for (const language of languages) await compare(language);
} finally {
  await rm(copy, { recursive: true, force: true });
}

function configFor(folder: string): string {
  return `import config from './lingui.config.ts';
export default { ...config, rootDir: ${JSON.stringify(root)},
  catalogs: config.catalogs.map((catalog) => ({ ...catalog, path: ${JSON.stringify(`${folder}/{locale}/messages`)} })) };
`;
}

async function compare(language: string): Promise<void> {
  const path = join(language, 'messages.po');
  const [committed, extracted] = await Promise.all([
    readFile(join(root, 'locales', path), 'utf8'),
    readFile(join(copy, path), 'utf8'),
  ]);
  if (withoutHeader(committed) !== withoutHeader(extracted)) {
    fail(`locales/${path} does not follow the sources: run npm run messages`);
  }
  const missing = untranslated(extracted);
  if (missing.length === 0) return;
  fail(`${language}: ${missing.length} without a text: ${missing.slice(0, 10).join(', ')}`);
}

/** A text of several lines begins with an empty string and continues on the next line. */
function untranslated(catalogue: string): string[] {
  return catalogue
    .split('\n\n')
    .slice(1)
    .filter((entry) => /msgstr ""(\n(?!")|$)/.test(entry) && !entry.includes('#~'))
    .map((entry) => /msgid "(.*)"/.exec(entry)?.[1] ?? entry);
}

function withoutHeader(catalogue: string): string {
  return catalogue.split('\n\n').slice(1).join('\n\n').trim();
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
