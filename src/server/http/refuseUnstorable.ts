import type { FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import type { FieldProblem } from './problem.ts';

const NUL = '\u0000';
const maxProblems = 20;

const isStorable = (text: string): boolean => !text.includes(NUL) && !/\p{Surrogate}/u.test(text);
const partOf = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Texts with a NUL or a lone surrogate; the bytes of a file are no text. Iterative, so that depth cannot overflow the stack. */
function unstorableTexts(root: unknown, prefix: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const pending: [unknown, string][] = [[root, prefix]];
  for (let next = pending.pop(); next && problems.length < maxProblems; next = pending.pop()) {
    const [value, pointer] = next;
    if (typeof value === 'string' && !isStorable(value)) problems.push({ pointer, code: 'invalid' });
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inside] of Object.entries(value)) pending.push([inside, `${pointer}/${partOf(name)}`]);
  }
  return problems;
}

export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const errors = [
    ...unstorableTexts(request.params, '/path'),
    ...unstorableTexts(request.query, '/query'),
    ...unstorableTexts(request.body, ''),
  ];
  if (errors.length > 0) throw problem('validation_failed', { errors });
}
