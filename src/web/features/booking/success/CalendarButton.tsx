import { Trans, useLingui } from '@lingui/react/macro';
import { calendarFile } from '#web/queries/checkout.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useDownload } from '#web/ui/useDownload.ts';

/** The calendar file needs the session's token, so this is no plain link. */
export function CalendarButton({ reservationId, number }: { reservationId: string; number: string | null }) {
  const { t } = useLingui();
  const [download, isLoading] = useDownload({
    load: () => calendarFile(reservationId),
    mediaType: 'text/calendar',
    name: `${number ?? 'reservering'}.ics`,
    failure: t({ id: 'success.calendar_failed', message: 'De agenda-afspraak kon niet worden gemaakt' }),
  });
  return (
    <Button
      kind="outline"
      icon={<Icon name="calendar" />}
      busyLabel={isLoading && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={download}
    >
      <Trans id="success.calendar">Zet in je agenda</Trans>
    </Button>
  );
}
