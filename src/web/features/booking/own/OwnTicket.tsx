import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { Fact } from '#web/features/booking/success/Fact.tsx';
import { VenueFact } from '#web/features/booking/success/VenueFact.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay, timeRange } from '#web/i18n/dates.ts';
import { ownCalendarFile, ownReceiptFile } from '#web/queries/selfService.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useDownload } from '#web/ui/useDownload.ts';
import * as css from './own.css.ts';
import { QrCode } from './QrCode.tsx';

export function OwnTicket({ reference, booking }: { reference: string; booking: OwnBooking }) {
  const locale = currentLocale();
  const { number, state, startDate, startTime, endTime, personCount, qr } = booking;
  const times = startTime === null || endTime === null ? '' : `, ${timeRange(startTime, endTime)}`;
  return (
    <section className={css.part} aria-labelledby="own-number">
      <div className={css.code}>
        {state === 'cancelled' ? null : <QrCode rows={qr} label={number} />}
        <h2 id="own-number" className={css.number}>
          {number}
        </h2>
      </div>
      <Fact icon="calendar" value={fullDay(startDate, locale) + times}>
        {personCount === 0 ? null : (
          <Trans id="flow.summary.persons">
            <Plural value={personCount} one="# persoon" other="# personen" />
          </Trans>
        )}
      </Fact>
      <VenueFact />
      <PaidFact booking={booking} />
      {startTime === null || state === 'cancelled' ? null : <CalendarButton reference={reference} number={number} />}
      <ReceiptButton reference={reference} number={number} />
    </section>
  );
}

function PaidFact({ booking: { state, totalPaid, totalOpen, refunded } }: { booking: OwnBooking }) {
  const locale = currentLocale();
  const [paid, later, back] = [totalPaid, totalOpen, refunded].map((cents) => formatEuro(cents, locale));
  return (
    <>
      {totalOpen > 0 && state !== 'cancelled' ? (
        <Fact icon="pin" value={<Trans id="success.later">Nog {later} op locatie</Trans>} />
      ) : null}
      {totalPaid > 0 ? <Fact icon="check" value={<Trans id="success.paid">Betaald: {paid}</Trans>} /> : null}
      {refunded > 0 ? <Fact icon="check" value={<Trans id="own.refunded">Terugbetaald: {back}</Trans>} /> : null}
    </>
  );
}

function CalendarButton({ reference, number }: { reference: string; number: string }) {
  const { t } = useLingui();
  const [download, isLoading] = useDownload({
    load: () => ownCalendarFile(reference),
    mediaType: 'text/calendar',
    name: `${number}.ics`,
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

function ReceiptButton({ reference, number }: { reference: string; number: string }) {
  const { t } = useLingui();
  const [download, isLoading] = useDownload({
    load: () => ownReceiptFile(reference),
    mediaType: 'application/pdf',
    name: `${number}.pdf`,
    failure: t({ id: 'account.receipt.failed', message: 'Het betaalbewijs kon niet worden opgehaald' }),
  });
  return (
    <Button
      kind="outline"
      icon={<Icon name="document" />}
      busyLabel={isLoading && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={download}
    >
      <Trans id="account.receipt">Betaalbewijs (PDF)</Trans>
    </Button>
  );
}
