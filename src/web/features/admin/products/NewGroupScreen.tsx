import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { card, cards } from '../kit/AdminPage.css.ts';
import { NewObjectForm } from './NewObjectForm.tsx';
import { ObjectPage } from './ObjectPage.tsx';

export function NewGroupScreen({ categoryId }: { categoryId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const title = t({ id: 'product.group.new', message: 'Nieuwe groep' });
  const back = (): void => void navigate({ to: '/admin/products/$id', params: { id: categoryId } });
  return (
    <ObjectPage kind={title} name={title} categoryId={categoryId} error={null} onRetry={() => undefined}>
      <div className={cards}>
        <section className={card}>
          <NewObjectForm categoryId={categoryId} kind="productGroup" onCancel={back} />
        </section>
      </div>
    </ObjectPage>
  );
}
