/** The body of a search, of what it would be in an address. */
export function searchOf(query: string): Record<string, string | number> {
  const fields = [...new URLSearchParams(query)];
  return Object.fromEntries(fields.map(([name, value]) => [name, name.startsWith('page') ? Number(value) : value]));
}
