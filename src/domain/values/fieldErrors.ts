/** `pointer` is a JSON pointer (RFC 6901); '' is the form as a whole. */
export type FieldError = { pointer: string; code: string };

type ParseResult = {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
};

export function fieldErrors(result: ParseResult): FieldError[] {
  const byPointer = new Map<string, string>();
  for (const { path, message } of result.error?.issues ?? []) {
    const pointer = path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    if (!byPointer.has(pointer)) byPointer.set(pointer, message);
  }
  return Array.from(byPointer, ([pointer, code]) => ({ pointer, code }));
}

/** The errors of a part as errors of the whole. */
export const fieldErrorsUnder = (pointer: string, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, pointer: `${pointer}${error.pointer}` }));
