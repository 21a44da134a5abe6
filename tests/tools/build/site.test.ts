import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '#tools/build/chunkGroups.ts';
import { root } from '#tools/build/fresh.mjs';
import { siteOf } from '#tools/build/site.ts';
import { sizeLines, withoutChunk, type Manifest } from '#tools/build/sizeLines.ts';
import { parseWebSource, readSources, type Source } from '#tools/build/sources.ts';
import { unannounced } from '#tools/build/unannounced.ts';

const sources = readSources(root);
const list = 'src/web/navigation/screens.ts';
const screen = 'src/web/features/credits/lottery/LotteryScreen.tsx';
const shared = 'src/web/features/credits/lottery/Ticket.tsx';

const lottery = [
  parseWebSource(screen, `import { Ticket } from './Ticket.tsx'; <Trans id="lottery.title">Loterij</Trans>;`),
  parseWebSource(shared, `t({ id: 'lottery.ticket', message: 'Lot' });`),
];

/** The real site with one more screen and one more line that announces it. */
function withLottery(stage: string): Source[] {
  const line = `export const Lottery = lazyScreen('${stage}', () => import('#web/${screen.slice(8)}'), 'Lottery');`;
  const announcing = parseWebSource(list, `${readFileSync(join(root, list), 'utf8')}\n${line}`);
  return [...sources.filter(({ path }) => path !== list), announcing, ...lottery];
}

/** A build in which every announced file has a chunk and the lottery's ticket is shared. */
function manifestOf(stage: string): Manifest {
  const { announced, loadedLater } = siteOf(withLottery(stage));
  const paths = [...Object.values(announced).flat(), ...Object.values(loadedLater).flat()];
  const keys = ['main.tsx', ...paths.map((path) => path.replace(/^src\/web\//, ''))];
  const chunks = keys.map((key) => [key, { file: `assets/${key}.js`, isEntry: key === 'main.tsx' }] as const);
  const key = screen.slice('src/web/'.length);
  return { ...Object.fromEntries(chunks), [key]: { file: 'assets/Lottery.js', css: ['assets/Lottery.css'] } };
}

function groupOf(path: string, stage: string): string | undefined {
  const imports = new Map([...sources, ...lottery].map((each) => [join(root, each.path), each.imports]));
  const modules = {
    getModuleInfo: (id: string) => ({ importedIds: (imports.get(id) ?? []).map((to) => join(root, to)) }),
  };
  const groups = chunkGroups(siteOf(withLottery(stage)), root);
  return groups
    .flatMap(({ name }) => (typeof name === 'string' ? [] : [name(join(root, path), modules as never)]))
    .find((name) => name !== null)!;
}

const linesWith = (file: string, stage: string, manifest = manifestOf(stage)): string[] =>
  sizeLines(manifest, siteOf(withLottery(stage)))
    .filter(({ files }) => files.includes(file))
    .map(({ what }) => what);

test('a screen announced for other bookings is in their file, has a size of its own and brings its messages', () => {
  const site = siteOf(withLottery('choosing'));
  expect(groupOf(shared, 'choosing')).toBe('choices');
  expect(linesWith('assets/Lottery.js', 'choosing')).toEqual([
    'JavaScript of features/credits/lottery/LotteryScreen.tsx',
  ]);
  expect(linesWith('assets/Lottery.css', 'choosing')).toEqual(['CSS']);
  expect(['lottery.title', 'lottery.ticket'].map(site.partOfMessage)).toEqual(['further', 'further']);
});

test('the same screen announced on the way of a booking counts there', () => {
  const site = siteOf(withLottery('booking'));
  expect(groupOf(shared, 'booking')).toBe('lottery');
  expect(linesWith('assets/Lottery.js', 'booking')).toEqual(['JavaScript from start to success']);
  expect(['lottery.title', 'lottery.ticket'].map(site.partOfMessage)).toEqual(['booking', 'booking']);
});

test('what opens over a page counts without that page', () => {
  const [key, window] = [screen.slice('src/web/'.length), { file: 'assets/Window.js', imports: ['page.tsx'] }];
  const opening = { file: 'assets/page.js', dynamicImports: [key] };
  const withWindow = (page: object) => ({
    ...manifestOf('choosing'),
    [key]: window,
    'page.tsx': { file: 'assets/page.js', ...page },
  });
  const line = 'JavaScript of features/credits/lottery/LotteryScreen.tsx';
  expect(linesWith('assets/page.js', 'choosing', withWindow({}))).toEqual([line]);
  expect(linesWith('assets/page.js', 'choosing', withWindow(opening))).toEqual([]);
  expect(linesWith('assets/Window.js', 'choosing', withWindow(opening))).toEqual([line]);
});

test('a message belongs to the first stage that says it', () => {
  const early = parseWebSource('src/web/features/site/SiteFrame.tsx', `<Trans id="lottery.ticket">Lot</Trans>`);
  const site = siteOf([...withLottery('choosing').filter(({ path }) => path !== early.path), early]);
  expect(['lottery.title', 'lottery.ticket'].map(site.partOfMessage)).toEqual(['further', 'start']);
});

test('every message stands in a source where the build finds it', () => {
  const catalogue = readFileSync(join(root, 'locales/nl/messages.po'), 'utf8');
  const ids = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map((match) => match[1] ?? '');
  const inSources = new Set(sources.flatMap((source) => source.ids));
  expect(ids.length).toBeGreaterThan(400);
  expect(ids.filter((id) => !inSources.has(id))).toEqual([]);
});

test('the back office has its messages in two parts, and no visitor loads a file or a message of it', () => {
  const { announced, loadedLater, admin, partOfMessage, adminPartOfMessage } = siteOf(sources);
  const ofVisitors = [...Object.values(announced).flat(), ...Object.values(loadedLater).flat()];
  const isOfAdmin = (path: string): boolean => /^src\/web\/(?:admin|features\/admin|queries\/admin)\//.test(path);
  expect(ofVisitors.filter(isOfAdmin)).toEqual([]);
  expect([...admin].filter(isOfAdmin).length).toBeGreaterThan(20);
  expect(['admin.login.failed', 'login.submit', 'admin.flow.product', 'flow.next'].map(adminPartOfMessage)).toEqual([
    'entry',
    'entry',
    'office',
    null,
  ]);
  expect(['admin.login.failed', 'login.submit'].map(partOfMessage)).toEqual([null, 'booking']);
});

test('what the router and the features load later is announced', () => {
  expect(unannounced(sources)).toEqual([]);
});

test.each([
  ['src/web/routes/lottery.tsx', `import { LotteryScreen } from '#web/features/credits/lottery/LotteryScreen.tsx';`],
  ['src/web/routes/lottery.tsx', `const load = () => import('#web/features/credits/lottery/LotteryScreen.tsx');`],
  ['src/web/navigation/FlowScreen.tsx', `import { L } from '#web/features/credits/lottery/LotteryScreen.tsx';`],
  [
    'src/web/features/credits/balance/BalanceScreen.tsx',
    `const Lottery = lazy(() => import('../lottery/Lottery.tsx'));`,
  ],
])('%s is refused when it says %s', (path, text) => {
  expect(unannounced([parseWebSource(path, text)])).toHaveLength(1);
});

test('an announcement whose stage or file cannot be read is refused', () => {
  const text = `const Lottery = lazyScreen(stage, () => import('#web/features/credits/lottery/Lottery.tsx'), 'Lottery');`;
  expect(() => parseWebSource(list, text)).toThrow(list);
});

test('an announced screen that the build put into the file of another is named', () => {
  const { [screen.slice('src/web/'.length)]: _own, ...others } = manifestOf('choosing');
  expect(withoutChunk(others, siteOf(withLottery('choosing')))).toEqual([screen]);
});
