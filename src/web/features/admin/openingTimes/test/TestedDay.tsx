import { Trans, useLingui } from '@lingui/react/macro';
import type { DateReason, DateTest } from '#contract/names.ts';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear, fullDay } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../../kit/AdminPage.css.ts';
import { blocksText } from '../openingDays.ts';
import { useDayWords } from '../useDayWords.ts';
import * as css from './DateTest.css.ts';
import { TestedStay } from './TestedStay.tsx';
import { TestedTimes } from './TestedTimes.tsx';

export function TestedDay({ date, test }: { date: LocalDate; test: DateTest }) {
  const words = useDayWords();
  const { swimware } = useConfig();
  const { blocks, message, reason, stays, starts, lastDate } = test;
  return (
    <section className={card} aria-labelledby="tested-day">
      <div className={css.answer}>
        <h2 id="tested-day" className={type.h3}>
          {fullDay(date, currentLocale())}
        </h2>
        <p className={css.facts}>
          <span>{blocksText(blocks) || words.closed.name}</span>
          {isSwimwearDay(swimware.schedule, date) ? <Badge kind="swim">{words.swim.name}</Badge> : null}
          {message === null ? null : <span>{message}</span>}
        </p>
        {reason === null ? null : <DayReason reason={reason} lastDate={lastDate} />}
        {stays.length === 0 ? null : (
          <>
            <h3 className={type.h3}>
              <Trans id="opening.test.stays">Aankomst en vertrek</Trans>
            </h3>
            <ul className={css.list}>
              {stays.map((stay, at) => (
                <TestedStay key={at} {...stay} />
              ))}
            </ul>
          </>
        )}
        {starts.length === 0 ? null : (
          <>
            <h3 className={type.h3}>
              <Trans id="opening.test.starts">Behandelingen en arrangementen</Trans>
            </h3>
            <ul className={css.list}>
              {starts.map((product, at) => (
                <TestedProduct key={at} {...product} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function TestedProduct({ name, times }: DateTest['starts'][number]) {
  const offered = (times ?? []).filter(({ reason }) => reason === null).map(({ time }) => time);
  if (times !== null) {
    return (
      <TestedTimes name={plainText(name)} times={times}>
        <p>{offered.join(', ')}</p>
      </TestedTimes>
    );
  }
  return (
    <li className={css.tested}>
      <h4>{plainText(name)}</h4>
      <p>
        <Trans id="opening.test.notForGroup">Niet te verdelen over zoveel personen.</Trans>
      </p>
    </li>
  );
}

function DayReason({ reason, lastDate }: { reason: DateReason; lastDate: LocalDate }) {
  const { t } = useLingui();
  const last = dayWithYear(lastDate, currentLocale());
  const words: Record<DateReason, string> = {
    past: t({ id: 'opening.test.dayPast', message: 'Deze dag is voorbij: er wordt niets meer aangeboden.' }),
    closed: t({ id: 'opening.test.dayClosed', message: 'Deze dag is gesloten: er wordt niets aangeboden.' }),
    beyond_horizon: t({
      id: 'opening.test.dayBeyond',
      message: `Zo ver vooruit kunnen gasten nog niet boeken: tot en met ${last}.`,
    }),
    notice: t({
      id: 'opening.test.dayNotice',
      message: 'Deze dag is te dichtbij: gasten boeken langer van tevoren.',
    }),
    full: t({ id: 'opening.test.dayFull', message: 'Deze dag is vol.' }),
  };
  return <p role="status">{words[reason]}</p>;
}
