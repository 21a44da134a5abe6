/** What the build, the development server and `npm run gen` pass to the route generator, so that all write the same file. */
export const routeTreeOptions = {
  target: 'react',
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
} as const;
