import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import { balanceRefused, shownBalance, isChecking } from '#machines/balance/balance.selectors.ts';
import { balanceActors } from '#web/actors/balance.actors.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './balance.css.ts';
import { BalanceFacts } from './BalanceFacts.tsx';
import { CodeForm } from './CodeForm.tsx';

const machine = balanceMachine.provide({ actors: balanceActors });

export function BalanceScreen() {
  const { t } = useLingui();
  const [snapshot, send] = useMachine(machine);
  const balance = shownBalance(snapshot);
  return (
    <Main className={joinClasses(container, css.page)}>
      <PageTitle parts={[t({ id: 'balance.title', message: 'Saldo cadeaubon' })]} />
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="balance.title">Saldo cadeaubon</Trans>
        </h1>
        <p className={type.lead}>
          <Trans id="balance.lead">De code staat op de bon. Wij zeggen wat er nog op staat.</Trans>
        </p>
      </div>
      <Panel>
        <CodeForm
          refused={balanceRefused(snapshot)}
          busy={isChecking(snapshot)}
          onCode={(code) => send({ type: 'code.entered', code })}
        />
      </Panel>
      <div role="status">{balance === null ? null : <BalanceFacts credit={balance} />}</div>
    </Main>
  );
}
