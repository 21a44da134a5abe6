/** The paths of the site's routes, '$x' for any segment, out of the generated route tree. */
export function sitePaths(routeTree: string): string {
  const union = /fullPaths:((?:\s*\|\s*'[^']*')+)/.exec(routeTree)?.[1] ?? '';
  const paths = [...union.matchAll(/'([^']*)'/g)].map(([, path = '']) =>
    path === '/' ? path : path.replace(/\/$/, ''),
  );
  const lines = [...new Set(paths)].toSorted().map((path) => `  '${path}',`);
  return `export const sitePaths: readonly string[] = [\n${lines.join('\n')}\n];\n`;
}
