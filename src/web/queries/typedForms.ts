/** What somebody typed in a form that went away, as long as this page lives; never a password. */
const typed = new Map<string, unknown>();

export const typedIn = <Values>(form: string): Values | null => (typed.get(form) as Values | undefined) ?? null;
export const keepTyped = (form: string, values: unknown): void => void typed.set(form, values);
export const forgetTyped = (): void => typed.clear();
