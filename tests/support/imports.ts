import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { importsOf, type Import } from '#tools/build/imports.ts';

export type SourceFile = { path: string; imports: Import[]; onlyReexports: boolean; lines: number };

const skipped = new Set(['node_modules', 'dist', 'public', 'test-results', 'playwright-report']);

/** Paths, relative to the project, of every TypeScript file of the folders. */
export function sourcePaths(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcePaths(root, [path]);
      return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
    }),
  );
}

export function readSource(root: string, path: string): SourceFile {
  return parseSource(path, readFileSync(posix.join(root, path), 'utf8'));
}

export function parseSource(path: string, text: string): SourceFile {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const onlyReexports =
    file.statements.length > 0 &&
    file.statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);
  return { path, imports: importsOf(file), onlyReexports, lines: text.trimEnd().split('\n').length };
}
