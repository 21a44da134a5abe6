import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Resource, ResourceKind } from '#contract/names.ts';
import { plannableQuery } from '#web/queries/admin/products.ts';
import { resourcesQuery } from '#web/queries/admin/resources.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { fieldset, legend } from '../openingTimes/Opening.css.ts';
import { useRoleWords } from '../resources/useRoleWords.ts';
import type { DisruptionValues } from './disruptionValues.ts';
import * as css from './Repairs.css.ts';

type AwayFieldsProps = { values: DisruptionValues; onChange: (part: Partial<DisruptionValues>) => void };

const roles: readonly ResourceKind['role'][] = ['therapist', 'room', 'device'];

export function AwayFields({ values, onChange }: AwayFieldsProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const { data: resources = [] } = useQuery(resourcesQuery);
  const { data: { kinds, pools } = { kinds: [], pools: [] } } = useQuery(plannableQuery);
  const roleOf = ({ kindId }: Resource) => kinds.find(({ id }) => id === kindId)?.role;
  const active = resources.filter(({ active: isActive }) => isActive);
  const choose = (id: string, isAway: boolean): void => {
    const resourceIds = isAway ? [...values.resourceIds, id] : values.resourceIds.filter((other) => other !== id);
    const hasTherapist = active.some((one) => resourceIds.includes(one.id) && roleOf(one) === 'therapist');
    onChange({ resourceIds, kind: hasTherapist || resourceIds.length === 0 ? 'absence' : 'closure' });
  };
  return (
    <>
      {roles.map((role) => {
        const ofRole = active.filter((resource) => roleOf(resource) === role);
        return ofRole.length === 0 ? null : (
          <fieldset key={role} className={fieldset}>
            <legend className={legend}>{words[role]}</legend>
            <div className={css.columns}>
              {ofRole.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={values.resourceIds.includes(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <Checkbox
        label={t({ id: 'roster.whole', message: 'De hele dag' })}
        checked={values.isWholeDay}
        onChange={(event) => onChange({ isWholeDay: event.target.checked })}
      />
      {values.isWholeDay ? null : (
        <div className={css.times}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={
                end === 'from' ? t({ id: 'opening.from', message: 'Van' }) : t({ id: 'opening.to', message: 'Tot' })
              }
              type="time"
              step={300}
              required
              className={css.time}
              value={values[end]}
              onChange={(event) => onChange({ [end]: event.target.value })}
            />
          ))}
        </div>
      )}
      {pools.length === 0 ? null : (
        <fieldset className={fieldset}>
          <legend className={legend}>
            <Trans id="repairs.pool">Minder plaatsen</Trans>
          </legend>
          <div className={css.times}>
            <SelectField
              label={t({ id: 'repairs.pool.which', message: 'Waar' })}
              placeholder={t({ id: 'repairs.pool.none', message: 'Nergens' })}
              options={pools.map(({ id, name }) => ({ value: id, label: name }))}
              value={values.poolId}
              onChange={(event) => onChange({ poolId: event.target.value })}
            />
            {values.poolId === '' ? null : (
              <TextField
                label={t({ id: 'repairs.pool.places', message: 'Plaatsen' })}
                type="number"
                min={0}
                required
                className={css.time}
                value={values.capacity}
                onChange={(event) => onChange({ capacity: event.target.value })}
              />
            )}
          </div>
        </fieldset>
      )}
    </>
  );
}
