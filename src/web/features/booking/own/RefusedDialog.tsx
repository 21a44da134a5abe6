import { Trans, useLingui } from '@lingui/react/macro';
import type { Alternative } from '#contract/names.ts';
import { isOvertakenMove, whyRefused } from '#machines/selfService/selfService.selectors.ts';
import { OtherPrice } from '#web/features/catalog/offer/OtherPrice.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Offers } from '#web/ui/Offers.tsx';
import * as css from './own.css.ts';
import type { OwnDialogProps } from './OwnDialogs.tsx';

/** Nothing was changed: why, and what can be had instead. */
export function RefusedDialog({ snapshot, send }: OwnDialogProps) {
  const { t, i18n } = useLingui();
  const { problem, alternatives } = whyRefused(snapshot) ?? { problem: 'internal', alternatives: [] };
  const dismiss = (): void => send({ type: 'change.dismissed' });
  return (
    <Dialog
      alert
      open
      onClose={dismiss}
      title={t({ id: 'own.refused', message: 'Er is niets gewijzigd' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <Button data-first-focus onClick={dismiss}>
          <Trans id="own.back_to_booking">Terug naar je reservering</Trans>
        </Button>
      }
    >
      <div className={css.stack}>
        <p>
          {isOvertakenMove(snapshot) ? (
            <Trans id="own.moved.overtaken">
              Deze tijd geldt niet meer: je behandeling is intussen opnieuw verplaatst of geannuleerd. Bekijk hoe het nu
              is.
            </Trans>
          ) : (
            i18n._(errorSentence(problem))
          )}
        </p>
        {alternatives.length === 0 ? null : (
          <Offers
            label={<Trans id="notBooked.instead">Wat wel kan</Trans>}
            offers={alternatives}
            textOf={labelOf}
            priceOf={({ price }) => <OtherPrice cents={price} />}
            onTake={(alternative) => send({ type: 'alternative.chosen', alternative })}
          />
        )}
      </div>
    </Dialog>
  );
}

const labelOf = ({ kind, date, time }: Alternative): string => {
  const day = shortDay(date, currentLocale());
  if (time === null) return day;
  return kind === 'other_time' ? time : `${day}, ${time}`;
};
