import { posix } from 'node:path';
import ts from 'typescript';

export type Import = { specifier: string; typeOnly: boolean; dynamic: boolean };

export function importsOf(file: ts.Node): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== null) imports.push({ specifier, typeOnly: isTypeOnly(node), dynamic: isImportCall(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}

/** The file an import means, relative to the project; null for a package. */
export function targetOf(from: string, specifier: string): string | null {
  const bare = specifier.split('?')[0] ?? specifier;
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  const alias = /^#(\w+)\/(.+)$/.exec(bare);
  if (alias === null) return null;
  const atRoot = ['machines', 'locales', 'tests'].includes(alias[1] ?? '');
  return `${atRoot ? '' : 'src/'}${alias[1]}/${alias[2]}`;
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

function specifierOf(node: ts.Node): string | null {
  const source = isImportCall(node)
    ? node.arguments[0]
    : ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : undefined;
  return source !== undefined && ts.isStringLiteral(source) ? source.text : null;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}
