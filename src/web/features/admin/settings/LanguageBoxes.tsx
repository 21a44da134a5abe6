import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type Language } from '#domain/values/translated.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import * as css from './Settings.css.ts';
import { useLanguageNames } from '../kit/useLanguageNames.ts';

type LanguageBoxesProps = { chosen: readonly Language[]; onChange: (chosen: Language[]) => void };

/** The languages of the site; Dutch is always one of them. */
export function LanguageBoxes({ chosen, onChange }: LanguageBoxesProps) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const chosenWith = (language: Language, isOn: boolean): Language[] =>
    languages.filter((other) => (other === language ? isOn : chosen.includes(other)));
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
          onChange={({ target }) => onChange(chosenWith(language, target.checked))}
        />
      ))}
    </div>
  );
}
