import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { noteExpectedTime } from '#web/queries/admin/guestArrivals.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { CheckedForm } from '../CheckedForm.tsx';
import * as css from './Guests.css.ts';

/** Guests who ring that they come later are late from that time on. */
export function LaterField({ reservation: { id, expectedTime } }: { reservation: StaffReservation }) {
  const { t } = useLingui();
  const [time, setTime] = useState(expectedTime ?? '');
  const { mutate, isPending, error } = useMutation(noteExpectedTime(useQueryClient(), id));
  const done = t({ id: 'arrival.noted', message: 'Genoteerd' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    mutate({ from: expectedTime, time: time === '' ? null : time }, { onSuccess: () => toastSuccess(done) });
  };
  return (
    <CheckedForm className={css.later} onSubmit={submit}>
      <TextField
        type="time"
        label={t({ id: 'arrival.later', message: 'Komt later, om' })}
        error={error === null ? undefined : refusedText(refusedBy(error))}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button kind="outline" type="submit" busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}>
        <Trans id="arrival.later.save">Noteren</Trans>
      </Button>
    </CheckedForm>
  );
}
