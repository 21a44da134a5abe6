import { useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { paymentLinkMachine } from '#machines/paymentLink/paymentLink.machine.ts';
import { linkPage, passingProblem, paymentPage } from '#machines/paymentLink/paymentLink.selectors.ts';
import type { LinkPage } from '#machines/paymentLink/paymentLink.selectors.ts';
import { paymentLinkActors } from '#web/actors/paymentLink.actors.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { artImage } from '#web/ui/artImage.ts';
import { arch } from '#web/ui/Card.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { LinkFound } from './LinkFound.tsx';
import { LinkMissing } from './LinkMissing.tsx';
import * as css from './paymentLink.css.ts';

const machine = paymentLinkMachine.provide({ actors: paymentLinkActors });

/** `returned`: back from the payment page. */
export function PaymentLinkScreen({ reference, returned }: { reference: string; returned: boolean }) {
  const [snapshot, send] = useMachine(machine, { input: { ref: reference, returned } });
  const shown = linkPage(snapshot);
  const title = useTitles()[shown];
  return (
    <Main className={joinClasses(container, css.page)}>
      <PageTitle parts={[title]} />
      {shown === 'failed' ? <Picture image={artImage('olijftak')} width={84} eager className={arch()} /> : null}
      <div role="status" className={css.words}>
        <h1 className={type.h1}>{title}</h1>
        {shown === 'failed' ? (
          <LinkMissing problem={passingProblem(snapshot)} onRetry={() => send({ type: 'load.retried' })} />
        ) : (
          <LinkFound page={shown} link={paymentPage(snapshot)} onPay={() => send({ type: 'payment.requested' })} />
        )}
      </div>
    </Main>
  );
}

function useTitles(): Record<LinkPage, string> {
  const { t } = useLingui();
  return {
    loading: t({ id: 'payment_link.loading', message: 'Betaling gegevens worden opgehaald' }),
    leaving: t({ id: 'payment_link.leaving', message: 'Je wordt doorgestuurd naar de betaalpagina' }),
    unpaid: t({ id: 'payment_link.unpaid', message: 'Er is nog niet betaald' }),
    paid: t({ id: 'payment_link.paid', message: 'Reservering is betaald' }),
    failed: t({ id: 'payment_link.failed', message: 'Oeps! We konden de betaalgegevens niet vinden' }),
  };
}
