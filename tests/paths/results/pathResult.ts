/** How a path went once. */
export type PathResult = {
  id: string;
  sentence: string;
  status: 'passed' | 'failed';
  seconds: number;
  /** In which step it failed and on what, as one line; null when it passed. */
  failure: string | null;
  /** The file of its Playwright trace; null when there is none. */
  trace: string | null;
};
