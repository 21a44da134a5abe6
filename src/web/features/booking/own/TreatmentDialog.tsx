import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '#domain/values/money.ts';
import { askedChange } from '#machines/selfService/selfService.selectors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { ownOptionsQuery } from '#web/queries/selfService.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './own.css.ts';
import type { OwnDialogProps } from './OwnDialogs.tsx';
import { TreatmentTimes } from './TreatmentTimes.tsx';

export function TreatmentDialog({ reference, snapshot, send }: OwnDialogProps) {
  const { t } = useLingui();
  const { itemId = '', productId = '' } = askedChange(snapshot) ?? {};
  const { data, isError, refetch } = useQuery(ownOptionsQuery(reference, itemId));
  const locale = currentLocale();
  const shown = (price: number, varies: boolean): string => {
    const text = formatPrice(price, locale);
    return varies ? t({ id: 'treatments.from', message: `v.a. ${text}` }) : text;
  };
  return (
    <Dialog
      open
      focusTitle
      onClose={() => send({ type: 'change.dismissed' })}
      title={t({ id: 'own.treatment', message: 'Andere behandeling of tijd' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.stack}>
        {isError ? (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            <Trans id="own.treatment.failed">De behandelingen konden niet worden opgehaald.</Trans>
          </RetryNote>
        ) : data === undefined ? (
          <Spinner label={t({ id: 'own.treatment.loading', message: 'De behandelingen worden opgehaald' })} />
        ) : (
          <>
            {data.length === 1 ? (
              <p>{plainText(data[0]!.name)}</p>
            ) : (
              <SelectField
                label={<Trans id="own.treatment.which">Behandeling</Trans>}
                options={data.map(({ productId: value, name, price, priceVaries = false }) => ({
                  value,
                  label: `${plainText(name)} · ${shown(price, priceVaries)}`,
                }))}
                value={productId}
                onChange={(event) => send({ type: 'product.chosen', productId: event.target.value })}
              />
            )}
            <TreatmentTimes key={productId} reference={reference} item={{ itemId, productId }} send={send} />
          </>
        )}
      </div>
    </Dialog>
  );
}
