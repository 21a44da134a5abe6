/** The paths of all routes, '$x' for any segment, out of the generated route trees. */
export function sitePaths(routeTrees: readonly string[]): string {
  const paths = routeTrees
    .map((routeTree) => /fullPaths:((?:\s*\|\s*'[^']*')+)/.exec(routeTree)?.[1] ?? '')
    .flatMap((union) => [...union.matchAll(/'([^']*)'/g)])
    .map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')));
  const lines = [...new Set(paths)].toSorted().map((path) => `  '${path}',`);
  return `export const sitePaths = [\n${lines.join('\n')}\n] as const;\n`;
}
