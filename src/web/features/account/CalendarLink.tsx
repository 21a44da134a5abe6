import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { calendarFile } from '#web/queries/checkout.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';
import * as css from './reservationCard.css.ts';

/** The calendar file needs the customer's token, so this is no plain link. */
export function CalendarLink({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => calendarFile(id),
    onSuccess: (text) => saveFile(text, 'text/calendar', `${number}.ics`),
    onError: () =>
      toastError(t({ id: 'success.calendar_failed', message: 'De agenda-afspraak kon niet worden gemaakt' })),
  });
  return (
    <button
      type="button"
      className={css.footLink}
      aria-describedby={`reservation-${id}`}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
    >
      <Trans id="success.calendar">Zet in je agenda</Trans>
    </button>
  );
}
