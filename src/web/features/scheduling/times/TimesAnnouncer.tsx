import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Reads out the number of times, without moving the focus. */
export function TimesAnnouncer({ count }: { count: number | null }) {
  const { t } = useLingui();
  const text =
    count === null
      ? ''
      : t({
          id: 'checkin.times.count',
          message: plural(count, {
            0: 'Geen tijden beschikbaar, kies een andere datum',
            one: '# tijd beschikbaar',
            other: '# tijden beschikbaar',
          }),
        });
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
