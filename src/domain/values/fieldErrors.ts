/** What is wrong with a field: `pointer` is its JSON pointer (RFC 6901) in the form, '' the form as a whole. */
export type FieldError = { pointer: string; code: string };

type ParseResult = {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
};

/** The first thing wrong with each field, in the order of the form; none when the form is right. Never throws. */
export function fieldErrors(result: ParseResult): FieldError[] {
  const byPointer = new Map<string, string>();
  for (const { path, message } of result.error?.issues ?? []) {
    const pointer = path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    if (!byPointer.has(pointer)) byPointer.set(pointer, message);
  }
  return Array.from(byPointer, ([pointer, code]) => ({ pointer, code }));
}
