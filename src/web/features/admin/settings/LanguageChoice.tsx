import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { languages, type Language } from '#domain/values/translated.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import * as css from './Settings.css.ts';
import type { SettingsFormRef } from './SettingsPage.tsx';
import { useLanguageNames } from './useLanguageNames.ts';

export function LanguageChoice({ form }: { form: SettingsFormRef }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const chosen = useWatch({ control: form.control, name: 'languages' }) as Language[];
  const change = (language: Language, isOn: boolean): void => {
    const remaining = languages.filter((other) => (other === language ? isOn : chosen.includes(other)));
    form.setValue('languages', remaining, { shouldDirty: true });
  };
  return (
    <div
      role="group"
      aria-label={t({ id: 'settings.venue.languages', message: 'Talen van de site' })}
      className={css.group}
    >
      <p className={css.lead}>
        <Trans id="settings.venue.languages.effect">
          Een pagina in een taal die uit staat gaat door naar dezelfde pagina in het Nederlands.
        </Trans>
      </p>
      {languages.map((language) => (
        <Checkbox
          key={language}
          label={names[language]}
          checked={chosen.includes(language)}
          disabled={language === 'nl'}
          onChange={({ target }) => change(language, target.checked)}
        />
      ))}
    </div>
  );
}
