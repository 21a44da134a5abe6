import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** `dynamic`: by `import()`, so loaded when the code runs. */
export type Import = { specifier: string; typeOnly: boolean; dynamic: boolean };
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

/** Finds every import of a file: static, dynamic, and re-exports. */
export function parseSource(path: string, text: string): SourceFile {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found !== null) imports.push(found);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const onlyReexports =
    file.statements.length > 0 &&
    file.statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);
  return { path, imports, onlyReexports, lines: text.trimEnd().split('\n').length };
}

/** The file an import means, relative to the project, or null when it is a package. */
export function targetOf(from: string, specifier: string): string | null {
  const bare = specifier.split('?')[0] ?? specifier;
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  const alias = /^#(\w+)\/(.+)$/.exec(bare);
  if (alias === null) return null;
  const atRoot = ['machines', 'locales', 'tests'].includes(alias[1] ?? '');
  return `${atRoot ? '' : 'src/'}${alias[1]}/${alias[2]}`;
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node.importClause), dynamic: false };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly, dynamic: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (argument !== undefined && ts.isStringLiteral(argument)) {
      return { specifier: argument.text, typeOnly: false, dynamic: true };
    }
  }
  return null;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}
