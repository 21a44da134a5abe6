import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type DragEvent, type FormEvent } from 'react';
import type { UploadedImage } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { uploadImage, type Upload } from '#web/queries/admin/images.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { describedBy } from '#web/ui/fieldIds.ts';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CheckedForm } from '../CheckedForm.tsx';
import * as css from './Image.css.ts';
import { acceptedTypes, faultOf, imageSentence } from './imageSentence.ts';

type UploadFormProps = { shape: Upload['shape']; onUploaded: (image: UploadedImage) => void };

/** A picture by drag or by button, with what is to be seen on it. */
export function UploadForm({ shape, onUploaded }: UploadFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { mutateAsync, isPending, error, reset } = useMutation(uploadImage(useQueryClient()));
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isOver, setOver] = useState(false);
  const labels = {
    file: t({ id: 'image.file', message: 'Bestand' }),
    alt: t({ id: 'image.alt', message: 'Wat is er te zien?' }),
  };
  const required = (label: string): string => i18n._(formSentence('required', label));
  const fault = file === null ? undefined : faultOf(file);
  const fileError = fault ? i18n._(fault) : isChecked && file === null ? required(labels.file) : undefined;
  const altError = isChecked && alt.trim() === '' ? required(labels.alt) : undefined;
  const choose = (chosen: File | undefined): void => {
    reset();
    setFile(chosen ?? null);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    setChecked(true);
    if (isPending || file === null || fault || alt.trim() === '') return;
    const image = await mutateAsync({ file, alt, shape }).catch(() => null);
    if (image) onUploaded(image);
  };
  const reason = imageSentence(error);
  return (
    <CheckedForm
      aria-label={t({ id: 'image.upload', message: 'Afbeelding toevoegen' })}
      className={css.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => void send(event)}
    >
      <Field
        id={id}
        label={labels.file}
        hint={
          <Trans id="image.file.hint">
            Sleep een foto hierheen of kies er een: JPEG, PNG of WebP, hoogstens 10 MB, liefst 1600 punten breed.
          </Trans>
        }
        error={fileError}
      >
        <input
          id={id}
          type="file"
          accept={acceptedTypes}
          aria-invalid={fileError ? true : undefined}
          aria-describedby={describedBy(id, true, fileError)}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {file === null ? null : <span role="status">{file.name}</span>}
      </Field>
      <TextField
        label={labels.alt}
        hint={t({ id: 'image.alt.hint', message: 'Voor wie de foto niet ziet, in het Nederlands.' })}
        error={altError}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        maxLength={300}
        lang="nl"
      />
      <div role="alert">
        {error === null ? null : (
          <Note kind="danger">
            <p>{reason ? i18n._(reason) : refusedText(refusedBy(error))}</p>
          </Note>
        )}
      </div>
      <div className={css.buttons}>
        <Button
          type="submit"
          kind="soft"
          busyLabel={isPending && t({ id: 'image.busy', message: 'Bezig met de foto…' })}
        >
          <Trans id="image.upload">Afbeelding toevoegen</Trans>
        </Button>
      </div>
    </CheckedForm>
  );
}
