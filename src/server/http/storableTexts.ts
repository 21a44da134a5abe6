import type { FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import type { FieldProblem } from './problem.ts';

const NUL = '\u0000';
const most = 20;

const isStorable = (text: string): boolean => !text.includes(NUL) && !/\p{Surrogate}/u.test(text);
const partOf = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where texts stand that the database cannot keep: with a NUL, or with half a character. Walks without recursion. */
function unstorable(root: unknown, prefix: string): FieldProblem[] {
  const found: FieldProblem[] = [];
  const open: [unknown, string][] = [[root, prefix]];
  for (let next = open.pop(); next && found.length < most; next = open.pop()) {
    const [value, pointer] = next;
    if (typeof value === 'string' && !isStorable(value)) found.push({ pointer, code: 'invalid' });
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inside] of Object.entries(value)) open.push([inside, `${pointer}/${partOf(name)}`]);
  }
  return found;
}

/** Refuses texts that would fail in the database, before anybody looks at them. Throws `validation_failed`. */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const errors = [
    ...unstorable(request.params, '/path'),
    ...unstorable(request.query, '/query'),
    ...unstorable(request.body, ''),
  ];
  if (errors.length > 0) throw problem('validation_failed', { errors });
}
