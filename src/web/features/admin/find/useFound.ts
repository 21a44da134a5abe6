import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { customersQuery } from '#web/queries/admin/customers.ts';
import { everyProductQuery } from '#web/queries/admin/products.ts';
import { flowListQuery } from '#web/queries/admin/flows.ts';
import { giftCardsQuery } from '#web/queries/admin/giftCards.ts';
import { promoCodesQuery } from '#web/queries/admin/promoCodes.ts';
import { reservationsQuery } from '#web/queries/admin/reservations.ts';
import { resourcesQuery } from '#web/queries/admin/resources.ts';
import { staffUsersQuery } from '#web/queries/admin/staff.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useCardTitle } from '../credits/useCardTitle.ts';
import { usePermission } from '../kit/usePermission.ts';
import { localText } from '../kit/LocalText.tsx';
import { officePages } from './officePages.ts';

export type Found = { label: string; meta?: string; href: string };
export type FoundGroup = { label: string; items: Found[] };

const most = 5;
const shortest = 2;

/** Whether it says all of these words, in any order. */
const says = (text: string, q: string): boolean =>
  q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Everything of the office that this role may see, by kind. Who is looked for is sent in bodies only. */
export function useFound(q: string) {
  const { t, i18n } = useLingui();
  const { permissions } = useAdminUser();
  const isAsked = q.length >= shortest;
  const [people, objects] = [usePeople(q, isAsked), useObjects(q, isAsked)];
  const pages = officePages(permissions).map(({ to, label }) => ({ label: i18n._(label), href: to }));
  const named = { label: t({ id: 'find.pages', message: 'Pagina’s' }), items: pages };
  const results = [
    { ...named, items: named.items.filter(({ label }) => says(label, q)) },
    ...people.groups,
    ...objects.groups,
  ];
  return {
    groups: isAsked
      ? results
          .map(({ label, items }) => ({ label, items: items.slice(0, most) }))
          .filter(({ items }) => items.length > 0)
      : [],
    isBusy: isAsked && (people.isBusy || objects.isBusy),
    hasFailed: isAsked && (people.hasFailed || objects.hasFailed),
  };
}

type Source = { isFetching: boolean; isError: boolean };

/** None of an earlier word. */
const rowsOf = <Row>({
  data,
  isPlaceholderData,
}: {
  data: { data: Row[] } | undefined;
  isPlaceholderData: boolean;
}): Row[] => (isPlaceholderData ? [] : (data?.data ?? []));

const stateOf = (sources: readonly Source[]) => ({
  isBusy: sources.some(({ isFetching }) => isFetching),
  hasFailed: sources.some(({ isError }) => isError),
});

function usePeople(q: string, isAsked: boolean) {
  const { t } = useLingui();
  const [guests, money, staff] = [
    usePermission('read_guests'),
    usePermission('read_money'),
    usePermission('manage_staff'),
  ];
  const titleOf = useCardTitle();
  const body = { q, pageSize: most };
  const reservations = useQuery({ ...reservationsQuery(body), enabled: isAsked && guests });
  const customers = useQuery({ ...customersQuery(body), enabled: isAsked && guests });
  const cards = useQuery({ ...giftCardsQuery(body), enabled: isAsked && money });
  const users = useQuery({ ...staffUsersQuery, enabled: isAsked && staff });
  const groups: FoundGroup[] = [
    {
      label: t({ id: 'admin.reservations', message: 'Reserveringen' }),
      items: rowsOf(reservations).map(({ id, number, customerName, flowName, startDate }) => ({
        label: [number, customerName].filter(Boolean).join(' · ') || flowName,
        meta: [flowName, startDate].filter(Boolean).join(' · '),
        href: `/admin/reservations/${id}`,
      })),
    },
    {
      label: t({ id: 'admin.customers', message: 'Klanten' }),
      items: rowsOf(customers).map(({ id, name, email }) => ({
        label: name,
        meta: email,
        href: `/admin/customers/${id}`,
      })),
    },
    {
      label: t({ id: 'admin.credits', message: 'Tegoeden' }),
      items: rowsOf(cards).map((card) => ({
        label: titleOf(card),
        href: `/admin/credits/gift-cards/${card.id}`,
      })),
    },
    {
      label: t({ id: 'admin.users', message: 'Gebruikers' }),
      items: (users.data ?? [])
        .filter(({ firstName, lastName, email }) => says(`${firstName} ${lastName} ${email}`, q))
        .map(({ id, firstName, lastName, email }) => ({
          label: `${firstName} ${lastName}`,
          meta: email,
          href: `/admin/users/${id}`,
        })),
    },
  ];
  return { groups, ...stateOf([reservations, customers, cards, users]) };
}

function useObjects(q: string, isAsked: boolean) {
  const { t } = useLingui();
  const [planning, promos] = [usePermission('change_planning'), usePermission('manage_promo_codes')];
  const products = useQuery({ ...everyProductQuery, enabled: isAsked });
  const flows = useQuery({ ...flowListQuery({}, 200), enabled: isAsked });
  const resources = useQuery({ ...resourcesQuery, enabled: isAsked && planning });
  const codes = useQuery({ ...promoCodesQuery({ q, pageSize: most }), enabled: isAsked && promos });
  const groups: FoundGroup[] = [
    {
      label: t({ id: 'admin.products', message: 'Producten' }),
      items: (products.data ?? [])
        .map(({ id, name }) => ({ label: plainText(localText(name)), href: `/admin/products/find/${id}` }))
        .filter(({ label }) => says(label, q)),
    },
    {
      label: t({ id: 'admin.flows', message: 'Flows' }),
      items: (flows.data?.data ?? [])
        .filter(({ name, slug }) => says(`${name} ${slug}`, q))
        .map(({ id, name, slug }) => ({ label: name, meta: `/${slug}`, href: `/admin/flows/${id}` })),
    },
    {
      label: t({ id: 'admin.resources', message: 'Therapeuten en ruimtes' }),
      items: (resources.data ?? [])
        .filter(({ name }) => says(name, q))
        .map(({ id, name }) => ({ label: name, href: `/admin/resources/${id}` })),
    },
    {
      label: t({ id: 'credit.promoCodes', message: 'Kortingscodes' }),
      items: rowsOf(codes).map(({ id, code }) => ({
        label: code,
        href: `/admin/credits/promo-codes/${id}`,
      })),
    },
  ];
  return { groups, ...stateOf([products, flows, resources, codes]) };
}
