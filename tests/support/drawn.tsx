import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup of a part of the site, in Dutch. */
export function drawn(part: ReactNode): string {
  if (i18n.locale === '') i18n.loadAndActivate({ locale: 'nl', messages: {} });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
}

export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
