import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startData } from '#web/api/startData.ts';
import { activate } from '#web/i18n/activate.ts';
import { addSentences } from '#web/i18n/errorSentences.ts';
import { canonical, splitLang } from '#web/i18n/locale.ts';
import { followChanges } from '#web/queries/admin/auditEntries.ts';
import { storeDeskAnswers } from '#web/queries/admin/deskAnswers.ts';
import { staffSentences } from '#web/i18n/staffSentences.ts';
import { createQueryClient } from '#web/queries/queryClient.ts';
import '#web/ui/theme/theme.ts';
import { themeVenue } from '#web/ui/theme/themeVenue.ts';
import { loadAdminMessages } from '#web/i18n/loadAdminMessages.ts';
import { createAdminRouter } from './router.tsx';

const { pathname, search, hash } = window.location;
const fixed = canonical(pathname);
if (fixed !== null) window.history.replaceState(null, '', fixed + search + hash);

const [locale] = splitLang(window.location.pathname);

/** No top-level await: what is loaded here may need this module, and would wait for it without end. */
async function start(): Promise<void> {
  const theme = startData.config?.venue.theme ?? {};
  await Promise.all([activate(locale, () => loadAdminMessages('entry')), themeVenue(theme)]);
  addSentences(staffSentences);
  const client = createQueryClient();
  followChanges(client);
  storeDeskAnswers(client);
  const router = createAdminRouter(client, locale);
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} context={{ navigate: router.navigate }} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

void start();
