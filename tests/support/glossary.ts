import ts from 'typescript';

/** Names that say how a value came instead of what it is. */
const prose = new Set(['asked', 'found', 'kept', 'known', 'left', 'taken', 'told', 'wanted']);

type Twin = readonly [forbidden: RegExp, instead: string];

/** Forbidden twins of the glossary's words, in lower case with spaces between the words. */
const twins: readonly Twin[] = [
  [/\bwish(?:es|ed)?\b/, 'booking request, preferred start'],
  [/\bfallen\b/, 'invalidated item, refusal'],
  [/\bkept (?:unit|booking|item|answer)/, 'existing booking, idempotent response'],
  [/\brehears/, 'dry run'],
  [/\bgiv(?:e|es|en|ing)(?: \w+)? (?:money|cents) back\b|\breturn(?:s|ed)? money\b/, 'refund'],
  [/\bowing\b/, 'outstanding'],
  [/\bmoney tasks?\b/, 'payment exception'],
  [/\bbath cards?\b/, 'multi-visit card'],
  [/\b(?:refit|retake)/, 'reapply, reclaim'],
  [/\bstrangers\b/, 'unknown ids'],
  [/\bdeeds?\b/, 'actor'],
  [/\bnews\b/, 'mail, change'],
];

/** Ordinary English in a comment, but no name. */
const twinsInNames: readonly Twin[] = [
  [/\bstays paid\b/, 'net paid'],
  [/\bbooks of\b/, 'balancesOf'],
  [/\bleft of\b/, 'refundable'],
  [/\bgiv(?:e|es|en|ing)(?: \w+){0,2} back\b/, 'refund, release'],
  [/\bunless it fails\b|\bmerge calls\b|\bkeep awhile\b|\bother work\b|\bquicker\b/, 'logAndContinue, singleFlight …'],
];

/** `path:line word: say …` per identifier, comment and test title that is not in the glossary's words. */
export function forbiddenWords(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const findings: string[] = [];
  const readComments = new Set<number>();
  const report = (at: number, word: string, instead: string | null): void => {
    if (instead === null) return;
    findings.push(`${path}:${file.getLineAndCharacterOfPosition(at).line + 1} ${word}: say ${instead}`);
  };
  const reportText = (at: number, words: string): void => {
    for (const [word, instead] of twinsIn(words)) report(at, word, instead);
  };
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAround(text, node)) {
      if (!readComments.has(pos)) reportText(pos, text.slice(pos, end));
      readComments.add(pos);
    }
    if (ts.isIdentifier(node) && !isPlatformName(node, path))
      report(node.getStart(file), node.text, insteadOf(node.text));
    const title = titleOf(node);
    if (title !== null) reportText(title.getStart(file), title.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/** The same of YAML and SQL: keys as names, everything else as text. */
export function forbiddenInText(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const keys = [...line.matchAll(/(?:^|[{,])\s*(\w+):/g)].flatMap(([, key]) => (prose.has(key!) ? [key!] : []));
    const names = keys.map((key) => `${key}: say what the value is`);
    const phrases = twinsIn(line).map(([word, instead]) => `${word}: say ${instead}`);
    return [...names, ...phrases].map((finding) => `${path}:${index + 1} ${finding}`);
  });
}

const insteadOfNames = new Map<string, string | null>();

/** Null: a word of the glossary. */
function insteadOf(name: string): string | null {
  if (prose.has(name)) return 'what the value is';
  const stored = insteadOfNames.get(name);
  if (stored !== undefined) return stored;
  const words = spaced(name);
  const instead = [...twins, ...twinsInNames].find(([twin]) => twin.test(words))?.[1] ?? null;
  insteadOfNames.set(name, instead);
  return instead;
}

function twinsIn(text: string): [word: string, instead: string][] {
  const words = spaced(text);
  return twins.flatMap(([twin, instead]) => {
    const [word] = twin.exec(words) ?? [];
    return word === undefined ? [] : [[word, instead] as [string, string]];
  });
}

/** 'giveBackAll', 'give_back_all' and 'Give back all' alike. */
const spaced = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();

const commentsAround = (text: string, node: ts.Node): readonly ts.CommentRange[] => [
  ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
  ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
];

function titleOf(node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node) || !/^(?:test|describe)\b/.test(node.expression.getText())) return null;
  const [title] = node.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : null;
}

/** `left` as a distance in styles and of elements. */
function isPlatformName(node: ts.Identifier, path: string): boolean {
  if (node.text !== 'left') return false;
  const { parent } = node;
  const isBoundProperty = ts.isBindingElement(parent) && parent.propertyName === node;
  const isMember = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || isBoundProperty;
  return path.endsWith('.css.ts') || isMember;
}
