import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import type { Disruption } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import { AwayFields } from './AwayFields.tsx';
import { disruptionOf, newDisruption, type DisruptionValues } from './disruptionValues.ts';
import * as css from './Repairs.css.ts';

type DisruptionFormProps = {
  resource: string | undefined;
  isBusy: boolean;
  onTell: (disruption: Disruption) => void;
};

/** Who may not change the planning asks only for places for what has lost its own. */
export function DisruptionForm({ resource, isBusy, onTell }: DisruptionFormProps) {
  const { t } = useLingui();
  const mayPlan = usePermission('change_planning');
  const mayReadReason = usePermission('read_absence_reasons');
  const [values, setValues] = useState<DisruptionValues>(() => newDisruption(resource));
  const change = (part: Partial<DisruptionValues>): void => setValues({ ...values, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onTell(disruptionOf(values));
  };
  return (
    <form className={card} aria-label={t({ id: 'repairs.form', message: 'Wie of wat valt er uit?' })} onSubmit={submit}>
      <div className={css.stack}>
        {mayPlan ? <AwayFields values={values} onChange={change} /> : null}
        {mayPlan && mayReadReason ? (
          <TextField
            label={t({ id: 'opening.reason', message: 'Reden' })}
            hint={t({ id: 'roster.reason.hint', message: 'Gasten zien dit niet.' })}
            maxLength={300}
            autoComplete="off"
            value={values.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        ) : null}
        <p className={css.muted}>
          <Trans id="repairs.nothing">
            Kies je niets, dan zoeken we plaats voor behandelingen die hun plaats al kwijt zijn.
          </Trans>
        </p>
        <div className={css.buttons}>
          <Button type="submit" busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}>
            <Trans id="repairs.ask">Toon oplossingen</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}
