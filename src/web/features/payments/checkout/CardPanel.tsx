import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { AccordionPanel } from '#web/ui/Accordion.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { CheckoutRef } from './Checkout.tsx';

const CardContent = lazyPart('booking', () => import('./CardContent.tsx'), 'CardContent');

type CardPanelProps = { checkout: CheckoutRef; open: boolean; onToggle: () => void };

export function CardPanel({ checkout, open, onToggle }: CardPanelProps) {
  const { t } = useLingui();
  return (
    <AccordionPanel
      icon="radio"
      title={t({ id: 'checkout.card.title', message: 'Creditcard' })}
      picture={<Icon name="card" />}
      open={open}
      onToggle={onToggle}
    >
      <Suspense fallback={open ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}>
        <CardContent checkout={checkout} />
      </Suspense>
    </AccordionPanel>
  );
}
