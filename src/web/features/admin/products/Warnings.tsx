import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { collectionLacks, groupLacks, productLacks } from '#domain/catalog/productLacks.ts';
import type { PartFacts, ProductLack } from '#domain/catalog/productLacks.ts';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { Note } from '#web/ui/Note.tsx';
import { nameOf } from './nameTexts.ts';
import * as css from './Products.css.ts';
import type { CollectionValues, GroupValues, ProductValues } from './productValues.ts';
import { useProductLackSentence } from './useProductLackSentence.ts';

export function ProductWarnings({ control }: { control: Control<ProductValues> }) {
  return <Warnings lacks={productLacks(useWatch({ control }) as ProductValues)} />;
}

export function CollectionWarnings({ control }: { control: Control<CollectionValues> }) {
  return <Warnings lacks={collectionLacks(useWatch({ control }) as CollectionValues, usePartFacts())} />;
}

export function GroupWarnings({ control }: { control: Control<GroupValues> }) {
  return <Warnings lacks={groupLacks(useWatch({ control }) as GroupValues, usePartFacts())} />;
}

function usePartFacts(): ReadonlyMap<string, PartFacts> {
  const { data } = useQuery(choosableQuery);
  return new Map((data ?? []).map((row) => [row.id, { ...row, name: nameOf(row) }]));
}

/** What keeps guests from booking it as it is now. */
function Warnings({ lacks }: { lacks: readonly ProductLack[] }) {
  const sentence = useProductLackSentence();
  if (lacks.length === 0) return null;
  return (
    <Note kind="warning" title={<Trans id="product.warnings">Zo kunnen gasten dit nog niet boeken</Trans>}>
      <ul className={css.usedBy}>
        {lacks.map((lack) => (
          <li key={`${lack.code} ${lack.name}`}>{sentence(lack)}</li>
        ))}
      </ul>
    </Note>
  );
}
