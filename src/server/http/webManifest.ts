import type { Language } from '#domain/values/translated.ts';
import { oliveColors } from '#domain/catalog/oliveColors.ts';

const file = '/site.webmanifest';
const manifests = new RegExp(`^(?:/(?:en|de|fr))?${file}$`);

export const isManifestPath = (path: string): boolean => manifests.test(path);

const startOf = (language: Language): string => (language === 'nl' ? '/' : `/${language}`);
export const manifestPath = (language: Language): string => (language === 'nl' ? file : `/${language}${file}`);

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone calls the site on its home screen, and draws there. https://www.w3.org/TR/appmanifest/ */
export function webManifest({ language, title }: { language: Language; title: string }) {
  const start = startOf(language);
  return {
    id: '/',
    name: title,
    short_name: title,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: oliveColors.paper,
    background_color: oliveColors.paper,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  };
}
