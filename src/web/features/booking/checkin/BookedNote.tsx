import { plainText } from '#web/i18n/plainText.ts';
import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { joinList } from '#web/i18n/list.ts';
import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { useBooked, type Booked } from './useBooked.ts';

export function BookedNote() {
  const { items, date } = useBooked();
  if (items.length === 0 || date === null) return null;
  return (
    <Note kind="success">
      {items.map((item) => (
        <p key={`${plainText(item.name)} ${item.startTime}`}>
          <strong>
            <Trans id="checkin.added">Toegevoegd.</Trans>
          </strong>{' '}
          <BookedLine item={item} date={date} />
        </p>
      ))}
    </Note>
  );
}

function BookedLine({ item, date }: { item: Booked; date: string }) {
  const locale = currentLocale();
  const guests = joinList(item.guests, locale);
  const day = longDay(date, locale);
  const name = <RichText inline text={item.name} />;
  const { startTime: from, endTime: to } = item;
  if (from === null || to === null) {
    return (
      <Trans id="checkin.added.day">
        {name} voor gast {guests}, {day}.
      </Trans>
    );
  }
  return (
    <Trans id="checkin.added.times">
      {name} voor gast {guests}, {day} van {from} tot {to}.
    </Trans>
  );
}
