import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import type { FlowParts } from '#contract/names.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { typedTexts } from '../kit/form/typedTexts.ts';
import * as css from './Flows.css.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { productOptions } from './productOptions.ts';
import type { FlowFormRef } from './SubFlows.tsx';

type CheckinGroupsProps = { form: FlowFormRef; formId: string; parts: FlowParts };

const mostGroups = 20;

/** When people come: an entry to pay, and the product that has the times. */
export function CheckinGroups({ form, formId, parts }: CheckinGroupsProps) {
  const { t } = useLingui();
  const { control, register } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'checkinGroups', keyName: 'key' });
  const gone = t({ id: 'admin.flow.category.gone', message: 'Bestaat niet meer' });
  const hidden = t({ id: 'admin.flow.product.hidden', message: 'verborgen' });
  const entries = parts.products.filter(({ type }) => type === ProductType.Entry);
  const add = (): void =>
    append({
      groupId: null,
      name: typedTexts(null),
      entryProductId: entries[0]?.id ?? '',
      activityProductId: parts.activities[0]?.id ?? '',
    });
  return (
    <div className={css.stack}>
      <ol className={css.list}>
        {fields.map(({ key, ...group }, at) => {
          const number = at + 1;
          const title = t({ id: 'admin.flow.group', message: `Groep ${number}` });
          return (
            <li key={key} className={css.part}>
              <div className={css.row}>
                <h3 className={css.grow}>{title}</h3>
                <MoveButtons
                  name={title}
                  isFirst={at === 0}
                  isLast={at === fields.length - 1}
                  onMove={(step) => move(at, at + step)}
                  onRemove={() => remove(at)}
                />
              </div>
              <TranslatedField
                control={control}
                formId={formId}
                name={`checkinGroups.${at}.name`}
                label={t({ id: 'admin.column.name', message: 'Naam' })}
                kind="line"
                maxLength={200}
              />
              <div className={css.pair}>
                <SelectField
                  {...register(`checkinGroups.${at}.entryProductId`)}
                  id={fieldId(formId, `checkinGroups.${at}.entryProductId`)}
                  label={t({ id: 'admin.flow.group.entry', message: 'Entreeproduct' })}
                  hint={t({ id: 'admin.flow.group.entry.hint', message: 'Wat de gast betaalt' })}
                  options={productOptions(entries, group.entryProductId, { gone, hidden })}
                />
                <SelectField
                  {...register(`checkinGroups.${at}.activityProductId`)}
                  id={fieldId(formId, `checkinGroups.${at}.activityProductId`)}
                  label={t({ id: 'admin.flow.group.activity', message: 'Activiteitsproduct' })}
                  hint={t({ id: 'admin.flow.group.activity.hint', message: 'Bepaalt de tijden en de plaatsen' })}
                  options={productOptions(parts.activities, group.activityProductId, { gone, hidden })}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {fields.length >= mostGroups ? null : (
        <div>
          <Button kind="outline" size="small" icon={<Icon name="plus" />} onClick={add}>
            <Trans id="admin.flow.group.add">Groep toevoegen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
