import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { SwimwearNote } from './SwimwearNote.tsx';
import { useTimes } from './useTimes.ts';

/** Swimwear, the schedule's message and the venue's messages of a day. */
export function DayMessages({ date }: { date: string }) {
  const times = useTimes(date);
  if (times === undefined) return null;
  return (
    <>
      <SwimwearNote date={date} />
      {times.scheduleMessage === null ? null : <Note>{times.scheduleMessage}</Note>}
      {times.messages.map((message, at) => (
        <Note key={at}>
          <RichText text={message} />
        </Note>
      ))}
    </>
  );
}
