/** One setting as the screen shows it: where it stands in the form, its label, and what it does for visitors. */
export type SettingSpec = { name: string; label: string; effect?: string } & (
  | { kind: 'number'; min: number; max: number; unit?: string; isCents?: true; step?: number; isOptional?: true }
  | { kind: 'text'; type?: 'text' | 'email' | 'url'; maxLength: number; isOptional?: true }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'texts'; maxLength: number; isRich?: true }
  | { kind: 'color' }
  /** The id of a picture; `isWhole`: a new one is not cropped. */
  | { kind: 'image'; isOptional?: true; isWhole?: true }
  /** Drawn by the page itself; here for its label in errors and conflicts. */
  | { kind: 'own'; textOf: (value: unknown) => string }
);

export type SettingSection = { title: string; lead?: string; settings: readonly SettingSpec[] };

/** The setting that an error at 'languages.2' belongs to. */
export const specOf = (specs: readonly SettingSpec[], name: string): SettingSpec | undefined =>
  specs.find((spec) => name === spec.name || name.startsWith(`${spec.name}.`));
