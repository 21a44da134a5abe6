import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ProductPlanning } from '#contract/names.ts';
import { plannableQuery } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import { localText } from '../kit/LocalText.tsx';
import { PoolFields } from './PoolFields.tsx';
import * as css from './Products.css.ts';

type Need = ProductPlanning['needs'][number];

type PlanningFieldsProps = {
  value: ProductPlanning | null;
  onChange: (value: ProductPlanning | null) => void;
  at: FieldsAt;
};

const usual: ProductPlanning = {
  duration: 50,
  bufferBefore: 0,
  bufferAfter: 10,
  guests: 1,
  noticeHours: 0,
  needs: [],
  pool: null,
};

/** How long it takes, and who and what is needed for it. */
export function PlanningFields({ value, onChange, at }: PlanningFieldsProps) {
  const { t } = useLingui();
  const minutes = t({ id: 'product.minutes', message: 'minuten' });
  const lengths = useLengths();
  const change = (values: Partial<ProductPlanning>): void => onChange({ ...(value ?? usual), ...values });
  return (
    <div className={css.group}>
      <Checkbox
        id={at('planning', '').id}
        error={at('planning', t({ id: 'product.planning', message: 'Planning' })).error}
        label={t({ id: 'product.planning.has', message: 'Heeft een eigen tijd op de dag' })}
        hint={t({
          id: 'product.planning.hint',
          message: 'Gasten kiezen er een tijd voor, en wie en wat ervoor nodig is wordt voor hen vrijgehouden.',
        })}
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? usual : null)}
      />
      {value === null ? null : (
        <>
          <div className={css.columns}>
            {lengths.map(({ name, label, hint }) => (
              <NumberField
                key={name}
                {...at(`planning.${name}`, label)}
                hint={hint}
                value={value[name]}
                onChange={(length) => change({ [name]: length ?? 0 })}
                min={0}
                step={5}
                unit={minutes}
              />
            ))}
            <NumberField
              {...at('planning.guests', t({ id: 'product.guests', message: 'Gasten tegelijk' }))}
              hint={t({ id: 'product.guests.hint', message: 'Zoveel gasten boeken dit samen, op één tijd.' })}
              value={value.guests}
              onChange={(guests) => change({ guests: guests ?? 1 })}
              min={1}
              max={10}
            />
            <NumberField
              {...at('planning.noticeHours', t({ id: 'product.notice', message: 'Uiterlijk boeken' }))}
              hint={t({
                id: 'product.notice.hint',
                message: 'Gasten boeken minstens zo lang van tevoren. De balie kan het tot het begint.',
              })}
              value={value.noticeHours}
              onChange={(noticeHours) => change({ noticeHours: noticeHours ?? 0 })}
              min={0}
              max={336}
              unit={t({ id: 'product.notice.unit', message: 'uur van tevoren' })}
            />
          </div>
          <Needs needs={value.needs} onChange={(needs) => change({ needs })} at={at} />
          <PoolFields pool={value.pool} onChange={(pool) => change({ pool })} at={at} />
        </>
      )}
    </div>
  );
}

type Length = { name: 'duration' | 'bufferBefore' | 'bufferAfter'; label: string; hint: string };

function useLengths(): Length[] {
  const { t } = useLingui();
  return [
    {
      name: 'duration',
      label: t({ id: 'product.duration', message: 'Duur' }),
      hint: t({ id: 'product.duration.hint', message: 'Wat is geboekt, houdt zijn tijd.' }),
    },
    {
      name: 'bufferBefore',
      label: t({ id: 'product.bufferBefore', message: 'Tijd ervoor' }),
      hint: t({ id: 'product.bufferBefore.hint', message: 'Klaarzetten: medewerker en ruimte zijn dan bezet.' }),
    },
    {
      name: 'bufferAfter',
      label: t({ id: 'product.bufferAfter', message: 'Tijd erna' }),
      hint: t({ id: 'product.bufferAfter.hint', message: 'Opruimen: medewerker en ruimte zijn dan bezet.' }),
    },
  ];
}

type NeedsProps = { needs: readonly Need[]; onChange: (needs: Need[]) => void; at: FieldsAt };

function Needs({ needs, onChange, at }: NeedsProps) {
  const { t } = useLingui();
  const { data } = useQuery(plannableQuery);
  const kinds = data?.kinds ?? [];
  const any = t({ id: 'product.need.anySkill', message: 'Maakt niet uit' });
  const change = (place: number, values: Partial<Need>): void =>
    onChange(needs.map((need, index) => (index === place ? { ...need, ...values } : need)));
  const add = (): void => onChange([...needs, { kindId: kinds[0]?.id ?? '', skillId: null, count: 1 }]);
  return (
    <div className={css.group}>
      <h3 className={css.choiceTitle}>
        <Trans id="product.needs">Wie en wat ervoor nodig is</Trans>
      </h3>
      <ul className={css.lines}>
        {needs.map((need, index) => (
          <li key={index} className={css.line}>
            <div className={css.columns}>
              <SelectField
                {...at(`planning.needs.${index}.kindId`, t({ id: 'product.need.kind', message: 'Soort' }))}
                options={kinds.map(({ id, name }) => ({ value: id, label: localText(name) }))}
                value={need.kindId}
                onChange={(event) => change(index, { kindId: event.target.value, skillId: null })}
              />
              <SelectField
                {...at(`planning.needs.${index}.skillId`, t({ id: 'product.need.skill', message: 'Vaardigheid' }))}
                options={[
                  { value: '', label: any },
                  ...(data?.skills ?? [])
                    .filter(({ kindId }) => kindId === need.kindId)
                    .map(({ id, name }) => ({ value: id, label: localText(name) })),
                ]}
                value={need.skillId ?? ''}
                onChange={(event) => change(index, { skillId: event.target.value || null })}
              />
              <NumberField
                {...at(`planning.needs.${index}.count`, t({ id: 'product.need.count', message: 'Aantal' }))}
                value={need.count}
                onChange={(count) => change(index, { count: count ?? 1 })}
                min={1}
                max={10}
              />
            </div>
            <div className={css.lineEnd}>
              <Button
                kind="text"
                size="small"
                onClick={() => onChange(needs.filter((_need, place) => place !== index))}
              >
                <Trans id="product.line.remove">Weghalen</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button kind="soft" size="small" icon={<Icon name="plus" />} onClick={add}>
          <Trans id="product.need.add">Medewerker of ruimte</Trans>
        </Button>
      </div>
    </div>
  );
}
