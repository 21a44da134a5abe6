import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Stage } from '#web/i18n/loadMessages.ts';

export interface RoutePage {
  /** As in the list of site paths; the first page of a flow has its type behind it: '/flow/$slug 3'. */
  page: string;
  /** What the page cannot do without, by path from the project. */
  files: string[];
  stage: Stage;
}

interface Screen {
  file: string;
  stage: Stage;
}

const screenLine = /export const (\w+) = lazy(?:Screen|Module)\(\s*'(\w+)',\s*\(\) => import\('#(web\/[^']+)'\)/g;
const stages: Stage[] = ['start', 'booking', 'choosing', 'further', 'internal'];

/** The screens of every page by what its route files say: `component`, a handed on `preload`, or a module that is called. */
export function routePages(root: string): RoutePage[] {
  const read = (path: string): string => readFileSync(join(root, 'src/web', path), 'utf8');
  const screens = new Map(
    [...read('navigation/screens.ts').matchAll(screenLine)].map(([, name, stage, file]) => [
      name!,
      { stage: stage as Stage, file: `src/${file}` },
    ]),
  );
  const routes = readdirSync(join(root, 'src/web/routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('__root.tsx'))
    .map((file) => routeOf(file, read(`routes/${file}`), screens));
  const layouts = routes.filter(({ isLayout }) => isLayout);
  const pages = routes
    .filter(({ isLayout }) => !isLayout)
    .map(({ path, needs }) => {
      const around = layouts.filter((layout) => path === layout.path || path.startsWith(`${layout.path}/`));
      return pageOf(path, [...around.flatMap((layout) => layout.needs), ...needs]);
    });
  return [...pages, ...flowPages(read('navigation/FlowScreen.tsx'), screens, pages)];
}

interface Route {
  path: string;
  needs: Screen[];
  isLayout: boolean;
}

function routeOf(file: string, text: string, screens: ReadonlyMap<string, Screen>): Route {
  const id = /createFileRoute\('([^']+)'\)/.exec(text)?.[1];
  if (id === undefined) throw new Error(`${file} has no route`);
  const needs = [...screens].flatMap(([name, screen]) =>
    new RegExp(`component: ${name}\\b|\\.preload = ${name}\\.preload|\\b${name}\\(\\)`).test(text) ? [screen] : [],
  );
  return { path: id === '/' ? id : id.replace(/\/$/, ''), needs, isLayout: /(?:^|\/)route\.tsx$/.test(file) };
}

/** The first page of a flow shows the screen of its type. */
function flowPages(text: string, screens: ReadonlyMap<string, Screen>, pages: readonly RoutePage[]): RoutePage[] {
  const frame = pages.find(({ page }) => page === '/flow/$slug');
  return [...text.matchAll(/\[FlowType\.(\w+)\]: (\w+)/g)].map(([, type, name]) => {
    const screen = screens.get(name!);
    if (frame === undefined || screen === undefined) throw new Error(`${name} is no screen of a flow`);
    const files = [...frame.files, screen.file];
    return { page: `${frame.page} ${FlowType[type as keyof typeof FlowType]}`, files, stage: latest([frame, screen]) };
  });
}

const pageOf = (page: string, needs: readonly Screen[]): RoutePage => ({
  page,
  files: [...new Set(needs.map(({ file }) => file))],
  stage: latest(needs),
});

const latest = (needs: readonly { stage: Stage }[]): Stage =>
  stages[Math.max(0, ...needs.map(({ stage }) => stages.indexOf(stage)))]!;
