import { Trans, useLingui } from '@lingui/react/macro';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import type { OpeningWeek } from '#contract/names.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { sentEnd, typedEnd } from './endTimes.ts';
import * as css from './Opening.css.ts';
import { openingSentence } from './openingSentence.ts';

export type TimeBlock = OpeningWeek['days'][number]['blocks'][number];

type BlocksFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  formId: string;
  /** Of a value `TimeBlock[]`. */
  name: string;
  label: string;
  hideLabel?: true;
};

const usual: TimeBlock = { from: '10:00', to: '18:00' };
const mostBlocks = 10;

/** From when to when, as often as needed; none: closed. */
export function BlocksField<Values extends FieldValues>({ formId, name, label, ...props }: BlocksFieldProps<Values>) {
  const control = props.control as unknown as Control;
  const {
    field: { value, onChange },
  } = useController({ name, control });
  const blocks = value as readonly TimeBlock[];
  const change = (at: number, part: Partial<TimeBlock>): void =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...part } : block)));
  return (
    <fieldset className={css.fieldset} aria-label={label}>
      {props.hideLabel ? null : <legend className={css.legend}>{label}</legend>}
      {blocks.map((block, at) => (
        <Block
          key={at}
          block={block}
          label={label}
          control={control}
          formId={formId}
          name={`${name}.${at}`}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(blocks.filter((_block, index) => index !== at))}
        />
      ))}
      {blocks.length < mostBlocks ? (
        <div>
          <Button
            kind="text"
            size="small"
            icon={<Icon name="plus" />}
            onClick={() => onChange([...blocks, blocks.length === 0 ? usual : { from: '', to: '' }])}
          >
            <Trans id="opening.addBlock">Blok toevoegen</Trans>
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

type BlockProps = {
  block: TimeBlock;
  label: string;
  control: Control;
  formId: string;
  name: string;
  onChange: (part: Partial<TimeBlock>) => void;
  onRemove: () => void;
};

function Block({ block: { from, to }, label, control, formId, name, onChange, onRemove }: BlockProps) {
  const { t, i18n } = useLingui();
  const [whole, start, end] = [
    useFieldCode(control, name),
    useFieldCode(control, `${name}.from`),
    useFieldCode(control, `${name}.to`),
  ];
  const code = start ?? end ?? whole;
  return (
    <div>
      <div className={css.block}>
        <TextField
          id={fieldId(formId, `${name}.from`)}
          label={t({ id: 'opening.from', message: 'Van' })}
          type="time"
          step={300}
          className={css.time}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          id={fieldId(formId, `${name}.to`)}
          label={t({ id: 'opening.to', message: 'Tot' })}
          type="time"
          step={300}
          className={css.time}
          value={typedEnd(to)}
          onChange={(event) => onChange({ to: sentEnd(event.target.value) })}
        />
        <IconButton
          plain
          icon="trash"
          label={t({ id: 'opening.removeBlock', message: `Verwijder ${from}–${to}` })}
          onClick={onRemove}
        />
      </div>
      <FieldError id={fieldId(formId, name)} error={code && i18n._(openingSentence(code, label))} />
    </div>
  );
}

/** The names of its fields, in the order of the screen. */
export const blockNames = (name: string): string[] =>
  Array.from({ length: mostBlocks }, (_none, at) => [`${name}.${at}`, `${name}.${at}.from`, `${name}.${at}.to`]).flat();
