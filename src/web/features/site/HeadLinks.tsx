import { useLocation } from '@tanstack/react-router';
import { hrefFor, sourceLocale } from '#web/i18n/locale.ts';
import { useConfig } from '#web/queries/settings.ts';

const personal = /^\/(?:customer|reservation|flow\/[^/]+\/(?:info|payment))(?:\/|$)/;

/** For search engines: the other languages, and `noindex` on a visitor's own pages and in a test. */
export function HeadLinks() {
  const { pathname } = useLocation();
  const { venue, testUntil } = useConfig();
  const { languages } = venue;
  if (testUntil !== undefined || personal.test(pathname)) return <meta name="robots" content="noindex" />;
  const address = (path: string): string => window.location.origin + path;
  return (
    <>
      {languages.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(hrefFor(locale, pathname))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(hrefFor(sourceLocale, pathname))} />
    </>
  );
}
