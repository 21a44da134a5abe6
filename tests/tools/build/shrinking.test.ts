import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { root } from '#tools/build/fresh.mjs';
import { siteOf } from '#tools/build/site.ts';
import { shortMessageIds, withShortIds } from '#tools/build/shortMessageIds.ts';
import { parseWebSource } from '#tools/build/sources.ts';
import { withoutMeta } from '#tools/build/withoutMeta.ts';

const site = siteOf([
  parseWebSource('src/web/Lottery.tsx', `<Trans id="lottery.title">Loterij</Trans>; t({ id: 'lottery.prize' });`),
]);

/** What becomes of one file, minified. */
async function built(file: string, code: string, plugin: Plugin): Promise<string> {
  const id = join(root, file);
  const source: Plugin = {
    name: 'source',
    resolveId: (path) => (path === id ? id : null),
    load: (path) => (path === id ? code : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, plugin],
    build: { write: false, lib: { entry: id, formats: ['es'] }, rolldownOptions: { external: /./ } },
  });
  return ([result].flat()[0] as Rolldown.RolldownOutput).output[0].code;
}

test('messages get short ids where they are said; other ids stay', () => {
  expect(site.shortIds).toEqual(
    new Map([
      ['lottery.prize', '0'],
      ['lottery.title', '1'],
    ]),
  );
  const said = `<Trans id="lottery.title" />; i18n._({ id: 'lottery.prize' }); <div id="title" />;`;
  expect(withShortIds(said, site.shortIds)).toBe(`<Trans id="1" />; i18n._({ id: '0' }); <div id="title" />;`);
});

test('a message said by an id that was not shortened stops the build', async () => {
  const plugin = shortMessageIds(() => site);
  await expect(built('src/web/lottery.ts', `export const key = ['lottery.title'];`, plugin)).rejects.toThrow(
    'Messages that no catalogue has by this id: lottery.title',
  );
});

test('a machine comes without what it says of its states, and whole otherwise', async () => {
  const machine = `export const states = {
    idle: { meta: { description: { nl: 'Wachten', en: 'Waiting' } }, on: { go: 'busy' } },
    busy: { tags: ['meta:'], meta: { description: { nl: 'Bezig', en: 'Busy' } } },
  };`;
  const code = await built('machines/lottery/lottery.machine.ts', machine, withoutMeta());
  expect(code).not.toMatch(/description|Wachten|Bezig/);
  expect(code).toContain('meta:');
  expect(code).toMatch(/on: ?\{\s*go:/);
});
