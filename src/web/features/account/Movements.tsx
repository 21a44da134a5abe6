import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CreditMovement } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { momentDay } from '#web/i18n/moments.ts';
import { movementsQuery, type CreditKey } from '#web/queries/customerHistory.ts';
import { useConfig } from '#web/queries/settings.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Disclosure } from './Disclosure.tsx';
import { MovementName } from './MovementName.tsx';
import * as css from './movements.css.ts';

type MovementsProps = { credit: CreditKey; amountText: (count: number) => string };

/** What went on and off a card, newest first. */
export function Movements({ credit, amountText }: MovementsProps) {
  return (
    <div className={css.movements}>
      <Disclosure label={<Trans id="account.movements">Verloop</Trans>}>
        {() => <MovementList credit={credit} amountText={amountText} />}
      </Disclosure>
    </div>
  );
}

function MovementList({ credit, amountText }: MovementsProps) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(movementsQuery(credit));
  if (isError) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="account.movements.failed">Het verloop kon niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  if (data === undefined) return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  return (
    <ul className={css.list}>
      {data.map((movement) => (
        <Movement
          key={`${movement.at} ${movement.kind} ${movement.number}`}
          movement={movement}
          amountText={amountText}
        />
      ))}
    </ul>
  );
}

function Movement({
  movement: { kind, change, balance, at, number },
  amountText,
}: { movement: CreditMovement } & Pick<MovementsProps, 'amountText'>) {
  const { timeZone } = useConfig().venue;
  const remaining = balance === null ? null : amountText(balance);
  return (
    <li className={css.item}>
      <span>
        <MovementName kind={kind} />
        {number === null ? null : ` · ${number}`}
        <span className={css.when}>{momentDay(at, currentLocale(), timeZone)}</span>
      </span>
      <span className={css.change}>
        {change === 0 ? null : `${change > 0 ? '+' : ''}${amountText(change)}`}
        {remaining === null ? null : (
          <span className={css.when}>
            <Trans id="account.movements.left">Nog {remaining}</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
