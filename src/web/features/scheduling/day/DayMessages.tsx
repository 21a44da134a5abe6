import type { DayTimes } from '#contract/names.ts';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { parseRichText } from '#domain/catalog/richText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';

/** What the venue has to say about a day: swimwear, the schedule, messages. */
export function DayMessages({ date, times }: { date: string; times: DayTimes }) {
  const { swimware } = useConfig();
  return (
    <>
      {isSwimwearDay(swimware.schedule, date) && swimware.text !== '' ? (
        <Note kind="swim">
          <RichText nodes={parseRichText(swimware.text)} />
        </Note>
      ) : null}
      {times.scheduleMessage === null ? null : <Note>{times.scheduleMessage}</Note>}
      {times.messages.map((html) => (
        <Note key={html}>
          <RichText nodes={parseRichText(html)} />
        </Note>
      ))}
    </>
  );
}
