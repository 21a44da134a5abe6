import type { Page } from '@playwright/test';

/** The bundled payment provider's own pages, on another origin than the site. */
export function providerPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Rond je betaling af' }),
    bankHeading: page.getByRole('heading', { level: 1, name: 'Bevestig je betaling' }),
    amount: page.getByRole('region', { name: 'Betaling', exact: true }).getByRole('strong'),
    whyItFails: page.getByLabel('Waarom mislukt de betaling?'),
    pay: button('Betaling geslaagd'),
    fail: button('Betaling mislukt'),
    expire: button('Betaling verlopen'),
    cancel: button('Betaling annuleren'),
    leaveOpen: button('Betaling open laten'),
  };
}
