import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Collection, ObjectType, ProductDefinition, ProductGroup } from '#contract/names.ts';
import { usePermission } from '../kit/usePermission.ts';
import { Button } from '#web/ui/Button.tsx';
import { nameOf } from './nameTexts.ts';
import { noCategory } from './productPage.ts';
import { RemoveObject } from './RemoveObject.tsx';
import { useDuplicate } from './useDuplicate.ts';

type ObjectActionsProps = { categoryId: string } & (
  | { kind: 'product'; object: ProductDefinition }
  | { kind: 'collection'; object: Collection }
  | { kind: 'productGroup'; object: ProductGroup }
);

export type Copied = { kind: ObjectType; object: ProductDefinition | Collection | ProductGroup };

/** Copy and remove. */
export function ObjectActions({ kind, object, categoryId }: ObjectActionsProps) {
  const navigate = useNavigate();
  const duplicate = useDuplicate(categoryId);
  const back = (): void =>
    void (categoryId === noCategory
      ? navigate({ to: '/admin/products' })
      : navigate({ to: '/admin/products/$id', params: { id: categoryId } }));
  if (!usePermission('change_catalog')) return null;
  return (
    <>
      <RemoveObject kind={kind} id={object.id} name={nameOf(object)} onRemoved={back} />
      <Button kind="outline" size="small" onClick={() => duplicate({ kind, object })}>
        <Trans id="product.duplicate">Maak een kopie</Trans>
      </Button>
    </>
  );
}
