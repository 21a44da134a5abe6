import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { OpenDay } from '#contract/names.ts';
import { isBalanced, netTaken } from '#domain/payments/dayClose.ts';
import type { dayCloseMachine } from '#machines/dayClose/dayClose.machine.ts';
import { differencesOf, errorsOf, isBusy } from '#machines/dayClose/dayClose.selectors.ts';
import type { AmountName } from '#machines/dayClose/dayClose.selectors.ts';
import type { CountedDrawer, DayCloseEvent } from '#machines/dayClose/dayClose.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { NumberField } from '../kit/form/NumberField.tsx';
import { CheckedForm } from '../kit/CheckedForm.tsx';
import { AmountLines } from './AmountLines.tsx';
import { CoinFields } from './CoinFields.tsx';
import * as css from './DayClose.css.ts';
import { TakingsTable } from './TakingsTable.tsx';
import { useCloseErrors } from './useCloseErrors.ts';
import { useDifferenceLines } from './useDifferenceLines.ts';

export type DayClosePart = {
  snapshot: SnapshotFrom<typeof dayCloseMachine>;
  send: (event: DayCloseEvent) => void;
};

export function CountForm({ day, snapshot, send }: DayClosePart & { day: OpenDay }) {
  const { t } = useLingui();
  const { counted } = snapshot.context;
  const textOf = useCloseErrors();
  const errors = errorsOf(snapshot);
  const differences = differencesOf(snapshot);
  const lines = useDifferenceLines(differences);
  const typed = (change: Partial<Omit<CountedDrawer, 'coins'>>): void => send({ type: 'amount.typed', change });
  const euro = t({ id: 'settings.euro', message: 'euro' });
  const amountField = (name: AmountName, label: string, hint?: string) => (
    <NumberField
      isCents
      label={label}
      unit={euro}
      hint={hint}
      error={textOf(errors[name])}
      value={counted[name]}
      onChange={(cents) => typed({ [name]: cents })}
    />
  );
  return (
    <CheckedForm
      className={css.columns}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'close.requested' });
      }}
    >
      <div className={css.part}>
        <TakingsTable takings={day.takings} />
        <section
          className={`${card} ${css.part}`}
          aria-label={t({ id: 'dayClose.differences', message: 'Verschillen' })}
        >
          <h2 className={type.h3}>
            <Trans id="dayClose.differences">Verschillen</Trans>
          </h2>
          <div aria-live="polite">
            <AmountLines lines={lines} />
          </div>
          {differences === null || isBalanced(differences) ? null : (
            <TextArea
              label={t({ id: 'admin.field.reason', message: 'Reden' })}
              hint={t({ id: 'admin.reservation.reason.hint', message: 'Alleen voor collega’s.' })}
              error={textOf(errors['reason'])}
              rows={2}
              maxLength={500}
              required
              value={counted.reason}
              onChange={(event) => typed({ reason: event.target.value })}
            />
          )}
        </section>
      </div>
      <section className={`${card} ${css.part}`} aria-label={t({ id: 'dayClose.count', message: 'Tellen' })}>
        <h2 className={type.h3}>
          <Trans id="dayClose.count">Tellen</Trans>
        </h2>
        {amountField(
          'openingFloat',
          t({ id: 'dayClose.openingFloat', message: 'Begingeld in de kassa' }),
          day.float === null
            ? undefined
            : t({ id: 'dayClose.float.hint', message: 'Zoals de vorige afsluiting het achterliet.' }),
        )}
        {counted.coins === null ? (
          amountField('countedCash', t({ id: 'dayClose.countedCash', message: 'Geteld in de kassa' }))
        ) : (
          <CoinFields counted={counted} send={send} />
        )}
        <Button
          kind="text"
          size="small"
          onClick={() => send({ type: 'counting.chosen', by: counted.coins === null ? 'coins' : 'sum' })}
        >
          {counted.coins === null ? (
            <Trans id="dayClose.byCoins">Tel per munt en biljet</Trans>
          ) : (
            <Trans id="dayClose.bySum">Vul één bedrag in</Trans>
          )}
        </Button>
        {amountField(
          'slipTotal',
          t({ id: 'dayClose.slipTotal', message: 'Totaal op de pinbon' }),
          t({ id: 'dayClose.slip.hint', message: 'Van het dagtotaal dat de pinautomaat afdrukt.' }),
        )}
        {amountField('leftInDrawer', t({ id: 'dayClose.leftInDrawer', message: 'Blijft in de kassa voor morgen' }))}
        <AmountLines
          lines={[
            {
              label: t({ id: 'dayClose.expectedCash', message: 'Hoort in de kassa te zitten' }),
              cents: counted.openingFloat === null ? null : counted.openingFloat + netTaken(day.takings, 'cash'),
            },
            {
              label: t({ id: 'dayClose.takenOut', message: 'Gaat eruit (afstorten)' }),
              cents:
                counted.countedCash === null || counted.leftInDrawer === null
                  ? null
                  : counted.countedCash - counted.leftInDrawer,
            },
          ]}
        />
        <Button type="submit" busyLabel={isBusy(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}>
          <Trans id="dayClose.submit">Sluit de dag af</Trans>
        </Button>
      </section>
    </CheckedForm>
  );
}
