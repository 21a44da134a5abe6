import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/values/translated.ts';

export function useLanguageNames(): Record<Language, string> {
  const { t } = useLingui();
  return {
    nl: t({ id: 'settings.language.nl', message: 'Nederlands' }),
    en: t({ id: 'settings.language.en', message: 'Engels' }),
    de: t({ id: 'settings.language.de', message: 'Duits' }),
    fr: t({ id: 'settings.language.fr', message: 'Frans' }),
  };
}
