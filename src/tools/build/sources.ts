import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Stage } from '#web/i18n/loadMessages.ts';
import { importsOf, targetOf } from './imports.ts';

const announcers = ['lazyScreen', 'lazyPart', 'lazyModule'] as const;

/** A call of one of them: `file` is loaded at this stage. */
export type Announcement = { by: (typeof announcers)[number]; stage: Stage; file: string };

/** A file of src/web; every path is relative to the project. */
export type Source = {
  path: string;
  imports: string[];
  /** What it loads later and does not announce. */
  loadedLater: string[];
  announcements: Announcement[];
  /** Values of `id` in it; ids of messages and others. */
  ids: string[];
};

export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'src/web'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((full) => parseWebSource(full.slice(root.length).replace(/^\//, ''), readFileSync(full, 'utf8')));
}

export function parseWebSource(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const imports = importsOf(file).filter(({ typeOnly }) => !typeOnly);
  const announcements: Announcement[] = [];
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    const id = idOf(node);
    if (id !== null) ids.push(id);
    const announcement = announcementOf(path, node);
    if (announcement !== null) announcements.push(announcement);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const targets = (dynamic: boolean): string[] =>
    imports.filter((each) => each.dynamic === dynamic).flatMap(({ specifier }) => targetOf(path, specifier) ?? []);
  const announced = new Set(announcements.map((each) => each.file));
  return {
    path,
    imports: targets(false),
    loadedLater: targets(true).filter((target) => !announced.has(target)),
    announcements,
    ids,
  };
}

function announcementOf(path: string, node: ts.Node): Announcement | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  const { text } = node.expression;
  const by = announcers.find((name) => name === text);
  const [stage, load] = node.arguments;
  if (by === undefined || stage === undefined || load === undefined) return null;
  const [imported] = ts.isArrowFunction(load) ? importsOf(load) : [];
  const target = imported && targetOf(path, imported.specifier);
  if (!ts.isStringLiteral(stage) || !target) throw new Error(`${path}: a stage and an import must stand in the call`);
  return { by, stage: stage.text as Stage, file: target };
}

/** `id: 'site.home'`, `id="site.home"`. */
function idOf(node: ts.Node): string | null {
  if (!ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return null;
  const { name, initializer } = node;
  if (!ts.isIdentifier(name) || name.text !== 'id' || initializer === undefined) return null;
  return ts.isStringLiteral(initializer) ? initializer.text : null;
}
