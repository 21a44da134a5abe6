import { useLingui } from '@lingui/react/macro';
import type { VenueThemeCheck } from '#domain/catalog/venueTheme.ts';
import { Note } from '#web/ui/Note.tsx';
import { useColorNames } from './useColorNames.ts';

/** Which colours stand too close to each other; the site would show none of them. */
export function ColorFailures({ check }: { check: Extract<VenueThemeCheck, { ok: false }> }) {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = useColorNames();
  const basic = t({ id: 'settings.colors.basic', message: 'een vaste kleur' });
  const nameOf = (color: string): string => names[color] ?? basic;
  const malformed = check.malformed.map(nameOf).join(', ');
  return (
    <Note kind="warning" title={t({ id: 'settings.colors.wrong', message: 'Zo kan het niet blijven' })}>
      {malformed === '' ? null : (
        <p>{t({ id: 'settings.colors.malformed', message: `Schrijf als #5C6B1F: ${malformed}.` })}</p>
      )}
      {check.contrast.map(({ front, ground, ratio, least }) => {
        const [one, other] = [nameOf(front), nameOf(ground)];
        return (
          <p key={`${front} ${ground}`}>
            {t({
              id: 'settings.colors.faint',
              message: `${one} op ${other}: contrast ${ratio}, minstens ${least} is nodig.`,
            })}
          </p>
        );
      })}
    </Note>
  );
}
