import { Trans } from '@lingui/react/macro';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { AccordionPanel } from '#web/ui/Accordion.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './checkout.css.ts';
import { LocationOrder } from './LocationOrder.tsx';

type LocationPanelProps = { checkout: CheckoutRef; open: boolean; onToggle: () => void };

export function LocationPanel({ checkout, open, onToggle }: LocationPanelProps) {
  const { config } = useFlow();
  return (
    <AccordionPanel
      icon="radio"
      title={<Trans id="checkout.onLocation">Betalen op locatie</Trans>}
      picture={<Icon name="pin" />}
      open={open}
      onToggle={onToggle}
    >
      <div className={css.panelStack}>
        <RichText text={config.checkoutText} />
        <LocationOrder checkout={checkout} />
      </div>
    </AccordionPanel>
  );
}
