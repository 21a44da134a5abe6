import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'nl',
  locales: ['nl', 'en', 'de', 'fr'],
  fallbackLocales: { default: 'nl' },
  // Ids are unique: equal texts would come in whichever order their files were read.
  orderBy: 'messageId',
  rootDir: new URL('..', import.meta.url).pathname,
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/src/web'] }],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
});
