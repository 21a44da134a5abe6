import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { readReservationAgain, reservationQuery, saveNote } from '#web/queries/admin/reservations.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { NoteField } from '../kit/form/NoteField.tsx';
import { useEditing } from '../kit/form/useEditing.ts';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Reservation.css.ts';

type NoteProps = { reservation: StaffReservation };

/** Of staff, for staff. */
export function NoteCard({ reservation }: NoteProps) {
  const mayChange = usePermission('change_reservations');
  if (!mayChange && reservation.note === '') return null;
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="note-title">
      <h2 id="note-title" className={type.h3}>
        <Trans id="admin.field.note">Notitie</Trans>
      </h2>
      {mayChange ? <EditNote reservation={reservation} /> : <p>{reservation.note}</p>}
    </section>
  );
}

const savedNote = ({ note, sequence }: StaffReservation) => ({ values: { note }, version: sequence });

function EditNote({ reservation }: NoteProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id } = reservation;
  const label = t({ id: 'admin.field.note', message: 'Notitie' });
  const base = useRef(reservation.note);
  /** Other changes raise the sequence too: only another note is a conflict. */
  const sequenceOf = (version: number): number => {
    const current = client.getQueryData(reservationQuery(id).queryKey);
    return current?.note === base.current ? current.sequence : version;
  };
  const editing = useEditing({
    initial: savedNote(reservation),
    save: async ({ note }, version) => {
      const saved = await saveNote(id, { note, sequence: Math.max(version, sequenceOf(version)) });
      base.current = saved.note;
      await readReservationAgain(client, id);
      return savedNote(saved);
    },
    reload: async () => {
      const current = await client.fetchQuery(reservationQuery(id));
      base.current = current.note;
      return savedNote(current);
    },
  });
  return (
    <EditForm
      editing={editing}
      formId="note"
      label={label}
      fields={['note']}
      errorText={() => label}
      describe={({ note }) => [{ label, text: note }]}
    >
      <NoteField {...editing.form.register('note')} formId="note" />
    </EditForm>
  );
}
