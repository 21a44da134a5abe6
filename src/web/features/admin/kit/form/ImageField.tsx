import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { imageQuery, type Upload } from '#web/queries/admin/images.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { describedBy } from '#web/ui/fieldIds.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import * as css from '../image/Image.css.ts';
import { ImageLibrary } from '../image/ImageLibrary.tsx';
import { useFieldCode } from './useFieldCode.ts';

type ImageFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  formId: string;
  /** Of the id of a picture, or null. */
  name: string;
  label: string;
  hint?: string;
  /** May stay, or become, null. */
  isOptional?: true;
  /** Of new pictures: `whole` for a logo. */
  shape?: Upload['shape'];
  sentence?: (code: string, label: string) => MessageDescriptor;
};

/** A picture of the library, or a new one. */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const { formId, name, label, hint, isOptional, shape = 'cropped', sentence = formSentence } = props;
  const { i18n } = useLingui();
  const control = props.control as unknown as Control;
  const {
    field: { value, onChange },
  } = useController({ name, control });
  const code = useFieldCode(control, name);
  const [isOpen, setOpen] = useState(false);
  const id = fieldId(formId, name);
  const imageId = typeof value === 'string' && value !== '' ? value : null;
  const error = code && i18n._(sentence(code, label));
  return (
    <fieldset className={css.stack} aria-describedby={describedBy(id, hint, error)}>
      <legend className={css.legend}>{label}</legend>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
      <div className={css.chosen}>
        {imageId === null ? null : <ChosenImage id={imageId} />}
        <div className={css.buttons}>
          <Button id={id} kind="soft" size="small" onClick={() => setOpen(true)}>
            {imageId === null ? (
              <Trans id="image.choose">Kies een afbeelding</Trans>
            ) : (
              <Trans id="image.other">Kies een andere</Trans>
            )}
          </Button>
          {isOptional && imageId !== null ? (
            <Button kind="text" size="small" onClick={() => onChange(null)}>
              <Trans id="image.none">Geen afbeelding</Trans>
            </Button>
          ) : null}
        </div>
      </div>
      <FieldError id={id} error={error} />
      {isOpen ? (
        <ImageLibrary
          label={label}
          chosenId={imageId}
          shape={shape}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}

function ChosenImage({ id }: { id: string }) {
  const { data } = useQuery(imageQuery(id));
  if (data === undefined) return null;
  return (
    <>
      <Picture image={data.image} width={200} className={css.thumbnail} />
      <Link to="/admin/images/$id" params={{ id }} className={linkClass}>
        <Trans id="image.edit">Tekst en uitsnede</Trans>
      </Link>
    </>
  );
}
