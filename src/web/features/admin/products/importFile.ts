import type { Catalogue } from '#contract/names.ts';

/** The text of a chosen file as it is sent. */
export type ImportFile = { csv: string } | { catalogue: Catalogue };

/** `null` when it says to be JSON and is none. Its content is the server's to check. */
export function importFileOf(name: string, text: string): ImportFile | null {
  if (!name.toLowerCase().endsWith('.json')) return { csv: text };
  try {
    return { catalogue: JSON.parse(text) as Catalogue };
  } catch {
    return null;
  }
}
