import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { testPath } from '#domain/values/testPath.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { hrefFor, type Locale } from '#web/i18n/locale.ts';
import { useConfig } from '#web/queries/settings.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './Site.css.ts';

const ownNames: Record<Locale, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'Français' };

/** Plain links: another language is another document, with the same path, query and basket. */
export function LanguageLinks({ className }: { className: string }) {
  const { t } = useLingui();
  const { venue, testUntil } = useConfig();
  const { languages, appTag } = venue;
  const { pathname, searchStr } = useLocation();
  const path = testUntil === undefined ? pathname : testPath(appTag, pathname);
  const current = currentLocale();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t({ id: 'site.languages', message: 'Taal' })} className={className}>
      {languages.map((locale) => (
        <a
          key={locale}
          href={hrefFor(locale, path) + searchStr}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={css.language}
        >
          <span aria-hidden="true" className={css.languageWord}>
            {locale.toUpperCase()}
          </span>
          <VisuallyHidden>{ownNames[locale]}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
