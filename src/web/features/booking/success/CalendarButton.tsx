import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { calendarFile } from '#web/queries/checkout.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';

/** The calendar file needs the session's token, so this is no plain link. */
export function CalendarButton({ reservationId, number }: { reservationId: string; number: string | null }) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => calendarFile(reservationId),
    onSuccess: (text) => saveFile(text, 'text/calendar', `${number ?? 'reservering'}.ics`),
    onError: () =>
      toastError(t({ id: 'success.calendar_failed', message: 'De agenda-afspraak kon niet worden gemaakt' })),
  });
  return (
    <Button
      kind="outline"
      icon={<Icon name="calendar" />}
      busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={() => mutate()}
    >
      <Trans id="success.calendar">Zet in je agenda</Trans>
    </Button>
  );
}
