/** What cells call by its name. What is removed is found only by its id. */
export interface Named {
  id: string;
  name: string;
  removed?: boolean;
}

/** Names with other spaces between their words are the same. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const unquoted = (text: string): string => /^"((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text;

/** Empty, a count before it, or signs that mean something in a cell. */
const readsOtherwise = /^$|^\d+\s*[x×]|[="#|]/;

const present = (name: string, things: readonly Named[]): Named[] =>
  things.filter((one) => one.removed !== true && plain(one.name) === plain(name));

/** 'Baths'; '"A = B"' where the name would read otherwise, 'Baths #id' where it says too little. */
export function cellName(id: string, things: readonly Named[]): string {
  const thing = things.find((one) => one.id === id);
  if (thing === undefined) return `#${id}`;
  const name = plain(thing.name);
  const text = readsOtherwise.test(name) ? quoted(name) : name;
  const alike = present(name, things);
  return alike.length === 1 && alike[0] === thing ? text : `${text} #${id}`;
}

/** The id that a cell stands for: what `cellName` writes, or '#id' alone. Codes: `not_found`, `ambiguous`. */
export function idNamed(cell: string, things: readonly Named[]): string | { code: string } {
  const thing = thingWithId(cell, things);
  if (thing !== undefined && hasName(thing, cell)) return thing.id;
  const [first, ...others] = present(unquoted(plain(cell)), things);
  if (first === undefined) return { code: 'not_found' };
  return others.length === 0 ? first.id : { code: 'ambiguous' };
}

/** The name in a cell that nothing has; null when something has it, or the cell says an id. */
export function newName(cell: string, things: readonly Named[]): string | null {
  const name = unquoted(plain(cell));
  return thingWithId(cell, things) === undefined && present(name, things).length === 0 ? name : null;
}

const withId = /^(?:(.*) )?#([\w/-]+)$/;

function thingWithId(cell: string, things: readonly Named[]): Named | undefined {
  const id = withId.exec(plain(cell))?.[2];
  return id === undefined ? undefined : things.find((one) => one.id === id);
}

function hasName({ name }: Named, cell: string): boolean {
  const written = withId.exec(plain(cell))?.[1];
  return written === undefined || unquoted(written) === plain(name);
}

export const countedName = (count: number, name: string): string => (count === 1 ? name : `${count} x ${name}`);

/** 'Therapist' or '2 x Therapist'; of a name that begins as a count, the name where nothing has the rest of it. */
export function countedIdNamed(
  cell: string,
  things: readonly Named[],
): { id: string; count: number } | { code: string } {
  const [, count, name = ''] = /^([1-9]\d?)\s*[x×]\s+(.+)$/.exec(plain(cell)) ?? [];
  const counted = count === undefined ? { code: 'not_found' } : idNamed(name, things);
  if (typeof counted === 'string') return { id: counted, count: Number(count) };
  const id = idNamed(cell, things);
  if (typeof id === 'string') return { id, count: 1 };
  return counted.code === 'ambiguous' ? counted : id;
}
