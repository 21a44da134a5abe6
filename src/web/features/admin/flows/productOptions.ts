import type { SelectOption } from '#web/ui/SelectField.tsx';

type Choosable = { id: string; name: string; visible?: boolean };

/** With what is chosen now, also when it is not there any more. */
export function productOptions(
  products: readonly Choosable[],
  chosen: string,
  words: { gone: string; hidden: string },
): SelectOption[] {
  const isGone = chosen !== '' && !products.some(({ id }) => id === chosen);
  return [
    ...(isGone ? [{ value: chosen, label: words.gone }] : []),
    ...products.map(({ id, name, visible = true }) => ({
      value: id,
      label: visible ? name : `${name} (${words.hidden})`,
    })),
  ];
}
