import { useLingui } from '@lingui/react/macro';

/** What the audit looks at, by the name of its rules. */
export function useBookSubjects(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    claims: t({ id: 'books.claims', message: 'Bezette plaatsen en tijden' }),
    pools: t({ id: 'books.pools', message: 'Plaatsen in baden en zalen' }),
    rosters: t({ id: 'books.rosters', message: 'Roosters' }),
    opening: t({ id: 'books.opening', message: 'Openingstijden' }),
    items: t({ id: 'books.items', message: 'Onderdelen van reserveringen' }),
    holds: t({ id: 'books.holds', message: 'Winkelmanden' }),
    payments: t({ id: 'books.payments', message: 'Betalingen' }),
    refunds: t({ id: 'books.refunds', message: 'Terugbetalingen' }),
    dayCloses: t({ id: 'dayClose.all', message: 'Dagafsluiting' }),
    credits: t({ id: 'books.credits', message: 'Tegoeden' }),
    subscriptions: t({ id: 'books.subscriptions', message: 'Badenkaarten en abonnementen' }),
    orders: t({ id: 'books.orders', message: 'Bestellingen' }),
    mails: t({ id: 'books.mails', message: 'Mails' }),
    history: t({ id: 'books.history', message: 'Geschiedenis' }),
  };
}
