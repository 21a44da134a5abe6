import { useLingui } from '@lingui/react/macro';
import type { Control } from 'react-hook-form';
import { card } from '../kit/AdminPage.css.ts';
import { ImageField } from '../kit/form/ImageField.tsx';
import { productSentence } from './productSentence.ts';

export function ImageCard({ control, formId }: { control: Control; formId: string }) {
  const { t } = useLingui();
  return (
    <section className={card}>
      <ImageField
        control={control}
        formId={formId}
        name="imageId"
        label={t({ id: 'product.image', message: 'Afbeelding' })}
        isOptional
        sentence={productSentence}
      />
    </section>
  );
}
