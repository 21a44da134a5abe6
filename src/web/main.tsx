import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeGiftLink } from './queries/giftLink.ts';
import { enterTest } from './api/flowTest.ts';
import { documentPath } from './api/documentPath.ts';
import { startData } from './api/startData.ts';
import { activate } from './i18n/activate.ts';
import { loadMessages } from './i18n/loadMessages.ts';
import { testPath } from '#domain/values/testPath.ts';
import { canonical, hrefFor, splitLang } from './i18n/locale.ts';
import { flowQuery } from './queries/flows.ts';
import { createQueryClient } from './queries/queryClient.ts';
import { createAppRouter } from './router.tsx';
import './ui/theme/theme.ts';
import { themeVenue } from './ui/theme/themeVenue.ts';

const { search, hash } = window.location;
const fixed = canonical(documentPath);
const isGift = takeGiftLink(hash);
if (fixed !== null || isGift)
  window.history.replaceState(null, '', (fixed ?? documentPath) + search + (isGift ? '' : hash));

const [locale] = splitLang(window.location.pathname);
/** A test that is over has no pages: without its start none of ours is found there. */
const isTest = startData.config?.testUntil !== undefined;
const home = hrefFor(locale, isTest ? testPath(startData.appTag, '/') : '/');
if (isTest) enterTest();

/** Every page begins at its top (specification §2), also when going back. */
window.history.scrollRestoration = 'manual';

/** No top-level await: what is loaded here may need this module, and would wait for it without end. */
async function start(): Promise<void> {
  await Promise.all([activate(locale, () => loadMessages('start')), themeVenue(startData.config?.venue.theme ?? {})]);
  const client = createQueryClient();
  const { flow } = startData;
  if (flow) client.setQueryData(flowQuery(flow.slug).queryKey, flow);
  const router = createAppRouter(client, locale, home);
  // Until the page is there, the header that the server sent stays; without matches the router draws nothing.
  await router.load();
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

void start();
