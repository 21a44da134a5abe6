import { useLingui } from '@lingui/react/macro';
import { useFieldLabels } from '#web/features/people/forms/useFieldLabels.ts';

export function useSetUpLabels(): Record<string, string> & Record<'venue.name' | 'venue.contactEmail', string> {
  const { t } = useLingui();
  return {
    ...useFieldLabels(),
    'venue.name': t({ id: 'settings.venue.name', message: 'Naam' }),
    'venue.contactEmail': t({ id: 'settings.venue.email', message: 'E-mailadres voor vragen' }),
  };
}
