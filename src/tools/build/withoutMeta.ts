import type { Plugin } from 'vite';

type Range = { start: number; end: number };

/** Leaves out what the machines say of their states: diagrams and tests read it, no visitor does. */
export function withoutMeta(): Plugin {
  return {
    name: 'kuur:without-meta',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/machines\/.*\.ts$/, code: /\bmeta:/ },
      handler(code) {
        return { code: cut(code, metaIn(this.parse(code))), map: null };
      },
    },
  };
}

function metaIn(program: unknown): Range[] {
  const ranges: Range[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isMeta(node)) ranges.push(node);
    else Object.values(node).forEach(visit);
  };
  visit(program);
  return ranges;
}

const isMeta = (node: object): node is Range =>
  'type' in node &&
  node.type === 'Property' &&
  'key' in node &&
  typeof node.key === 'object' &&
  node.key !== null &&
  'name' in node.key &&
  node.key.name === 'meta';

/** Without these properties and the comma behind each. */
function cut(code: string, ranges: readonly Range[]): string {
  const starts = [0, ...ranges.map(({ end }) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0))];
  return starts.map((start, index) => code.slice(start, ranges[index]?.start)).join('');
}
