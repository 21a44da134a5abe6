import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { importsOf, type Import } from '#tools/build/imports.ts';

export type SourceFile = {
  path: string;
  imports: Import[];
  /** Specifiers of the files whose names it exports again, directly or after an import. */
  reexports: string[];
  onlyReexports: boolean;
  lines: number;
};

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
  return {
    path,
    imports: importsOf(file),
    reexports: reexportsOf(file),
    onlyReexports,
    lines: text.trimEnd().split('\n').length,
  };
}

function reexportsOf(file: ts.SourceFile): string[] {
  const importedFrom = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) importedFrom.set(name.text, statement.moduleSpecifier.text);
  }
  return file.statements.filter(ts.isExportDeclaration).flatMap(({ moduleSpecifier, exportClause }) => {
    if (moduleSpecifier !== undefined) return ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.flatMap(({ name, propertyName }) => {
      const specifier = importedFrom.get((propertyName ?? name).text);
      return specifier === undefined ? [] : [specifier];
    });
  });
}
