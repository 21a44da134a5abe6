import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';

export function SwimwearNote({ date }: { date: string }) {
  const { swimware } = useConfig();
  if (!isSwimwearDay(swimware.schedule, date) || swimware.text === '') return null;
  return (
    <Note kind="swim">
      <RichText text={swimware.text} />
    </Note>
  );
}
