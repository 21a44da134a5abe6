import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { AccordionPanel } from '#web/ui/Accordion.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import { MethodMark } from './MethodMark.tsx';

const CardContent = lazyPart('choosing', () => import('./CardContent.tsx'), 'CardContent');

type CardPanelProps = { checkout: CheckoutRef; open: boolean; onToggle: () => void };

/** Its fields are loaded once the card is chosen. */
export function CardPanel({ checkout, open, onToggle }: CardPanelProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(open);
  if (open && !chosen) setChosen(true);
  return (
    <AccordionPanel
      icon="radio"
      title={t({ id: 'checkout.card.title', message: 'Creditcard' })}
      picture={<MethodMark method="creditcard" />}
      open={open}
      onToggle={onToggle}
    >
      {chosen ? (
        <Suspense fallback={<Spinner delay={0} label={t({ id: 'common.loading', message: 'Laden…' })} />}>
          <CardContent checkout={checkout} />
        </Suspense>
      ) : null}
    </AccordionPanel>
  );
}
