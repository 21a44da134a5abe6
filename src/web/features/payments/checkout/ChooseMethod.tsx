import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { isSupported, takesCardToken } from '#domain/payments/paymentMethods.ts';
import { offersPayAll, offersPayOnLocation, openMethod } from '#machines/checkout/checkout.selectors.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { methodsQuery } from '#web/queries/checkout.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { AmountsDue } from './AmountsDue.tsx';
import { CardPanel } from './CardPanel.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './checkout.css.ts';
import { CheckoutLead } from './CheckoutLead.tsx';
import { CheckoutReason } from './CheckoutReason.tsx';
import { LocationPanel } from './LocationPanel.tsx';
import { MethodPanel } from './MethodPanel.tsx';
import { Redeeming } from './Redeeming.tsx';
import { useAmounts } from './useAmounts.ts';

const AmountChoice = lazyPart('choosing', () => import('./AmountChoice.tsx'), 'AmountChoice');

export function ChooseMethod({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  const { dueNow } = useAmounts();
  const { data, isError, refetch } = useQuery(methodsQuery(dueNow));
  const open = useSelector(checkout, openMethod);
  const offersAll = useSelector(checkout, offersPayAll);
  const onLocation = useSelector(checkout, offersPayOnLocation);
  const methods = (data ?? []).flatMap(({ id, label }) => (isSupported(id) ? [{ id, label }] : []));
  useEffect(() => {
    if (data === undefined) return;
    checkout.send({ type: 'methods.offered', methods: data.map(({ id }) => id).filter(isSupported) });
  }, [checkout, data]);
  const toggle = (method: string) => () =>
    checkout.send(open === method ? { type: 'method.closed' } : { type: 'method.chosen', method });
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="checkout.choose.title">Hoe wil je betalen?</Trans>
        </h1>
        <CheckoutLead />
      </div>
      <AmountsDue />
      <CheckoutReason checkout={checkout} />
      <Redeeming checkout={checkout} />
      {offersAll ? (
        <Suspense>
          <AmountChoice checkout={checkout} />
        </Suspense>
      ) : null}
      {isError ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          <Trans id="checkout.methods.failed">De betaalmethoden konden niet worden opgehaald.</Trans>
        </RetryNote>
      ) : null}
      {data === undefined && !isError ? (
        <LoadingMethods />
      ) : (
        <Accordion>
          {methods.map(({ id, label }) => {
            const panel = { checkout, open: open === id, onToggle: toggle(id) };
            return takesCardToken(id) ? (
              <CardPanel key={id} {...panel} />
            ) : (
              <MethodPanel key={id} {...panel} method={id} label={label} />
            );
          })}
          {onLocation ? (
            <LocationPanel checkout={checkout} open={open === 'location'} onToggle={toggle('location')} />
          ) : null}
        </Accordion>
      )}
    </div>
  );
}

/** As high as with a method open; the other ways to pay wait for the methods above them. */
function LoadingMethods() {
  const { t } = useLingui();
  return (
    <div role="status">
      <VisuallyHidden>{t({ id: 'common.loading', message: 'Laden…' })}</VisuallyHidden>
      <Accordion>
        <Skeleton height="374px" radius="24px" />
        <Skeleton height="68px" radius="24px" />
        <Skeleton height="68px" radius="24px" />
      </Accordion>
    </div>
  );
}
