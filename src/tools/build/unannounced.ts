import type { Source } from './sources.ts';

const ofEveryPage = 'src/web/features/site/';

/** A sentence for every screen that the router shows or a feature loads later without naming its stage. */
export function unannounced(sources: readonly Source[]): string[] {
  return sources
    .filter(isOfVisitors)
    .flatMap(({ path, imports, loadedLater }) => [
      ...loadedLater.filter((target) => isFeature(target) || isRouting(path)).map((target) => sentence(path, target)),
      ...imports
        .filter((target) => isRouting(path) && isFeature(target) && !target.startsWith(ofEveryPage))
        .map((target) => sentence(path, target)),
    ]);
}

/** The back office has a build of its own, in which every route loads its screen. */
const isOfVisitors = ({ path }: Source): boolean => !/^src\/web\/(?:features\/)?admin\//.test(path);
const isFeature = (path: string): boolean => path.startsWith('src/web/features/');
const isRouting = (path: string): boolean => /^src\/web\/(?:routes|navigation)\//.test(path);
const sentence = (path: string, target: string): string => `${path} must load ${target} by lazyScreen in screens.ts`;
