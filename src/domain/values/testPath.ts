/** Pages of a test of a flow begin with its app tag, after the language: `/en/test-…/flow/entree`. */
const testSegment = /^\/(test-[0-9a-f]{32})(?=\/|$)/;

/** The app tag of a path without a language; null: no page of a test. */
export const testTagOf = (path: string): string | null => testSegment.exec(path)?.[1] ?? null;

export const withoutTest = (path: string): string => path.replace(testSegment, '') || '/';

export const testPath = (tag: string, path: string): string => `/${tag}${path === '/' ? '' : path}`;
