import { Trans, useLingui } from '@lingui/react/macro';
import { calendarFile } from '#web/queries/checkout.ts';
import { useDownload } from '#web/ui/useDownload.ts';
import * as css from './reservationCard.css.ts';

/** The calendar file needs the customer's token, so this is no plain link. */
export function CalendarLink({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  const [download, isLoading] = useDownload({
    load: () => calendarFile(id),
    mediaType: 'text/calendar',
    name: `${number}.ics`,
    failure: t({ id: 'success.calendar_failed', message: 'De agenda-afspraak kon niet worden gemaakt' }),
  });
  return (
    <button
      type="button"
      className={css.footLink}
      aria-describedby={`reservation-${id}`}
      aria-busy={isLoading}
      onClick={download}
    >
      <Trans id="success.calendar">Zet in je agenda</Trans>
    </button>
  );
}
