export function closure(from: Iterable<string>, nextOf: (item: string) => Iterable<string>): ReadonlySet<string> {
  const reached = new Set(from);
  for (const item of reached) for (const next of nextOf(item)) reached.add(next);
  return reached;
}
