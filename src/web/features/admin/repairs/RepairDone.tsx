import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RepairResult } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { DisruptedLine } from './DisruptedLine.tsx';
import * as css from './Repairs.css.ts';

type RepairDoneProps = { result: RepairResult; date: LocalDate; onAgain: () => void };

export function RepairDone({ result: { movedItems, movedVisits, leftOver }, date, onAgain }: RepairDoneProps) {
  const { t } = useLingui();
  const count = leftOver.length;
  return (
    <section className={card} aria-label={t({ id: 'repairs.title', message: 'Uitval' })}>
      <div className={css.stack}>
        <p role="status">
          {movedVisits === 0 ? (
            <Trans id="repairs.done">
              Doorgevoerd: {movedItems} geplaatst, {count} zonder plaats.
            </Trans>
          ) : (
            <Trans id="repairs.done.otherDays">
              Doorgevoerd: {movedItems} geplaatst, {movedVisits} op een andere dag, {count} zonder plaats.
            </Trans>
          )}
        </p>
        <ul className={css.items}>
          {leftOver.map((item) => (
            <DisruptedLine key={item.itemId} item={item} />
          ))}
        </ul>
        <div className={css.buttons}>
          <Link to="/admin" search={{ date }} className={buttonClass({})}>
            <Trans id="repairs.toBoard">Naar het dagbord</Trans>
          </Link>
          <Button kind="text" onClick={onAgain}>
            <Trans id="repairs.again">Nog een uitval</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
