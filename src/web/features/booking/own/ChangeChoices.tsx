import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangesClosed, OwnBooking } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { momentAt } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './own.css.ts';
import type { SendSelfService } from './selfServiceActor.ts';

/** What can still be done and until when; else why not, and the way on. */
export function ChangeChoices({ booking, send }: { booking: OwnBooking; send: SendSelfService }) {
  const until = useUntil(booking.changesUntil);
  if (booking.changesClosed !== null) return <Closed booking={booking} why={booking.changesClosed} until={until} />;
  return (
    <section className={css.part} aria-labelledby="own-changes">
      <h2 id="own-changes" className={type.h3}>
        <Trans id="own.changes">Toch anders?</Trans>
      </h2>
      <p>
        <Trans id="own.changes.until">Wijzigen of annuleren kan tot {until}.</Trans>
      </p>
      <div className={css.actions}>
        <Button kind="outline" onClick={() => send({ type: 'move.requested' })}>
          <Trans id="own.move">Andere dag of tijd</Trans>
        </Button>
        {booking.startTime === null ? null : (
          <Button kind="outline" onClick={() => send({ type: 'departure.requested' })}>
            <Trans id="own.stay">Langer of korter blijven</Trans>
          </Button>
        )}
        <Button kind="outline" onClick={() => send({ type: 'cancel.requested' })}>
          <Trans id="own.cancel">Reservering annuleren</Trans>
        </Button>
      </div>
    </section>
  );
}

const useUntil = (instant: string): string => momentAt(instant, useConfig().venue.timeZone, currentLocale());

function Closed({ booking, why, until }: { booking: OwnBooking; why: ChangesClosed; until: string }) {
  const { cancelUrl, contactUrl } = useConfig().venue;
  const sentence = useSentences(until)[why];
  if (booking.state === 'cancelled') {
    return (
      <p>
        <Trans id="own.cancelled">Je plaatsen zijn vrijgegeven. Je kunt op elk moment opnieuw reserveren.</Trans>
      </p>
    );
  }
  return (
    <section className={css.part}>
      {sentence === null ? null : <p>{sentence}</p>}
      <div className={css.actions}>
        <a href={cancelUrl} className={css.link}>
          <Trans id="account.cancel">Reservering annuleren?</Trans>
        </a>
        <a href={contactUrl} className={css.link}>
          <Trans id="payment_link.contact">Neem contact op</Trans>
        </a>
      </div>
    </section>
  );
}

function useSentences(until: string): Record<ChangesClosed, string | null> {
  const { t } = useLingui();
  return {
    switched_off: null,
    too_late: t({ id: 'own.closed.too_late', message: `Online wijzigen kon tot ${until}.` }),
    ended: null,
  };
}
