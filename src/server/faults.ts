import { testBuild } from '#server/testBuild.ts';

type FaultHandler = () => void | Promise<void>;

const handlers = new Map<string, FaultHandler>();

/** A named place where a test may pause, fail or kill the server. Does nothing outside test builds. */
export async function fault(name: string): Promise<void> {
  if (testBuild) await handlers.get(name)?.();
}

/** True when a test has set this fault; always false outside test builds. */
export function faultIsSet(name: string): boolean {
  return testBuild && handlers.has(name);
}

/** Sets what happens at a fault point, or clears it with `null`. Does nothing outside test builds. */
export function setFault(name: string, handler: FaultHandler | null): void {
  if (!testBuild) return;
  if (handler) handlers.set(name, handler);
  else handlers.delete(name);
}
