import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskSale } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { panel } from '../kit/guests/Guests.css.ts';
import { PrintGiftCard } from '../kit/PrintGiftCard.tsx';

/** To print what was sold; the receipt is with the order. */
export function SaleDone({ sale, onClose }: { sale: DeskSale; onClose: () => void }) {
  const { t } = useLingui();
  const { reservationId: id, number, total, giftCardIds } = sale;
  const sum = formatEuro(total, currentLocale());
  return (
    <Dialog
      open
      focusTitle
      onClose={onClose}
      title={t({ id: 'sale.done', message: 'Verkocht en betaald' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={panel}>
        <p>{sum}</p>
        {giftCardIds.map((cardId) => (
          <PrintGiftCard key={cardId} id={cardId} />
        ))}
        <p>
          <Link to="/admin/reservations/$id" params={{ id }} className={linkClass}>
            <Trans id="sale.order">Bestelling {number}, met de bon van de betaling</Trans>
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
