import { root } from './fresh.mjs';
import { siteOf, type Site } from './site.ts';
import { readSources } from './sources.ts';
import { unannounced } from './unannounced.ts';

/** The site as its sources are now; throws when something is loaded that nothing announces. */
export function readSite(): Site {
  const sources = readSources(root);
  const sentences = unannounced(sources);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  return siteOf(sources);
}
