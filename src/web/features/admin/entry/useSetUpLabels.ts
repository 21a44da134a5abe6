import { useLingui } from '@lingui/react/macro';
import { useFieldLabels } from '#web/features/people/forms/useFieldLabels.ts';

type Label = 'venue.name' | 'venue.contactEmail' | 'venue.opening.from' | 'venue.opening.to';

export function useSetUpLabels(): Record<string, string> & Record<Label, string> {
  const { t } = useLingui();
  return {
    ...useFieldLabels(),
    'venue.name': t({ id: 'settings.venue.name', message: 'Naam' }),
    'venue.contactEmail': t({ id: 'settings.venue.email', message: 'E-mailadres voor vragen' }),
    'venue.opening.from': t({ id: 'opening.from', message: 'Van' }),
    'venue.opening.to': t({ id: 'opening.to', message: 'Tot' }),
  };
}
