import { useId } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { RichText } from '#web/ui/RichText.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './entries.css.ts';
import { EntryCard } from './EntryCard.tsx';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

export function EntryCategories({ entries }: { entries: readonly StepEntry[] }) {
  const shown = entries.flatMap(({ products }) => products.map(({ xplanId }) => xplanId));
  return (
    <div className={css.categories}>
      <Refusals except={shown} />
      {entries.map((entry) => (
        <Category key={entry.xplanId} entry={entry} />
      ))}
    </div>
  );
}

function Category({ entry }: { entry: StepEntry }) {
  const id = useId();
  const { name, products, untranslated } = entry;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={stack}>
      <h2 id={id} className={type.h2} lang={untranslated ? 'nl' : undefined}>
        <RichText inline text={name} />
      </h2>
      <div className={pickerGrid}>
        {products.map((product) => (
          <EntryCard key={product.xplanId} product={product} />
        ))}
      </div>
    </section>
  );
}
