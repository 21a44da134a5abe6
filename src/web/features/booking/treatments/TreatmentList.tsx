import type { Product } from '#contract/names.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import { TreatmentCard } from './TreatmentCard.tsx';
import { TreatmentRow } from './TreatmentRow.tsx';

type TreatmentListProps = { products: readonly Product[] };

export function TreatmentList({ products }: TreatmentListProps) {
  const onPhone = useMedia(media.phone);
  return (
    <div className={pickerGrid}>
      {products.map((product) =>
        onPhone ? (
          <TreatmentRow key={product.xplanId} product={product} />
        ) : (
          <TreatmentCard key={product.xplanId} product={product} />
        ),
      )}
    </div>
  );
}
