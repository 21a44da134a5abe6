import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as css from './Offers.css.ts';
import { type } from './theme/type.css.ts';

type OffersProps<Offer> = {
  label: ReactNode;
  offers: readonly Offer[];
  textOf: (offer: Offer) => string;
  /** Stands after the text. */
  priceOf?: (offer: Offer) => ReactNode;
  onTake: (offer: Offer) => void;
  disabled?: boolean;
  /** Replaces the text of the offer that is being accepted. */
  busy?: { offer: Offer | null; label: string } | undefined;
};

const keyOf = (offer: unknown): string => JSON.stringify(offer);
const isSame = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);

export function Offers<Offer>({ label, offers, textOf, priceOf, onTake, disabled = false, busy }: OffersProps<Offer>) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <div className={css.offers}>
      <p id={id} className={type.label}>
        {label}
      </p>
      <div role="group" aria-labelledby={id} className={css.buttons}>
        {offers.map((offer) => (
          <Button
            key={keyOf(offer)}
            kind="soft"
            size="small"
            aria-disabled={disabled}
            busyLabel={isSame(offer, busy?.offer) && busy?.label}
            onClick={() => onTake(offer)}
          >
            {textOf(offer)}
            {priceOf?.(offer)}
          </Button>
        ))}
      </div>
    </div>
  );
}
