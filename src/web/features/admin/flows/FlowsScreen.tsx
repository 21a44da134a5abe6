import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FlowStart } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { hrefFor } from '#web/i18n/locale.ts';
import { startPageQuery } from '#web/queries/admin/catalogue.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import type { Column } from '../kit/list/ListTable.tsx';
import { localList } from '../kit/list/localList.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';

const pageSize = 25;

type ListedFlow = FlowStart & { section: string };

/** The flows of the start page; changing them comes with the venue's content. */
export function FlowsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const { data, error, isFetching, refetch } = useQuery(startPageQuery);
  const types = useTypes();
  const flows = data?.flatMap(({ name, flowStarts }) => flowStarts.map((start) => ({ ...start, section: name })));
  const listed = flows && localList(flows, choices.search, { ...byFlow, pageSize });
  return (
    <ListPage
      title={t({ id: 'admin.flows', message: 'Flows' })}
      lead={<Trans id="admin.flows.lead">Deze flows staan nu op de startpagina. Wijzigen kan hier nog niet.</Trans>}
      choices={choices}
      searchLabel={t({ id: 'admin.products.search', message: 'Zoek op naam' })}
      filters={[
        {
          name: 'type',
          label: t({ id: 'admin.flows.type', message: 'Type' }),
          all: t({ id: 'admin.flows.type.all', message: 'Alle types' }),
          options: Object.entries(types).map(([value, label]) => ({ value, label })),
        },
      ]}
      columns={useColumns(types)}
      keyOf={({ id }) => id}
      pageSize={pageSize}
      state={{ data: listed, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="admin.flows.empty">Er staat nog niets op de startpagina.</Trans>}
    />
  );
}

const byFlow = {
  textOf: ({ flow, section }: ListedFlow) => `${flow.name} ${section}`,
  sorts: {
    name: ({ flow }: ListedFlow) => flow.name,
    price: ({ priceFrom }: ListedFlow) => priceFrom ?? 0,
  },
  filters: { type: ({ flow }: ListedFlow, type: string) => String(flow.type) === type },
};

/** Labels of specification §3. */
function useTypes(): Record<FlowType, string> {
  const { t } = useLingui();
  return {
    [FlowType.Entry]: t({ id: 'admin.flow.entry', message: 'Entree' }),
    [FlowType.FreeEntry]: t({ id: 'admin.flow.calendar', message: 'Check-in Kalender' }),
    [FlowType.Checkin]: t({ id: 'admin.flow.checkin', message: 'Check-in' }),
    [FlowType.Arrangements]: t({ id: 'admin.flow.arrangements', message: 'Arrangementen' }),
    [FlowType.Treatments]: t({ id: 'admin.flow.treatments', message: 'Behandelingen' }),
    [FlowType.GiftCard]: t({ id: 'admin.flow.giftCard', message: 'Cadeaubon Product' }),
    [FlowType.Voucher]: t({ id: 'admin.flow.voucher', message: 'Voucher Product' }),
    [FlowType.Subscription]: t({ id: 'admin.flow.subscription', message: 'Abonnement Product' }),
  };
}

function useColumns(types: Record<FlowType, string>): Column<ListedFlow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ flow }) => (
        <a href={hrefFor(currentLocale(), `/flow/${flow.slug}`)} className={linkClass}>
          {flow.name}
        </a>
      ),
    },
    { id: 'type', label: t({ id: 'admin.flows.type', message: 'Type' }), cell: ({ flow }) => types[flow.type] },
    { id: 'section', label: t({ id: 'admin.flows.section', message: 'Onderdeel' }), cell: ({ section }) => section },
    {
      id: 'price',
      label: t({ id: 'admin.flows.from', message: 'Prijs vanaf' }),
      sortable: true,
      end: true,
      cell: ({ priceFrom }) => (priceFrom === null ? '–' : formatPrice(priceFrom, currentLocale())),
    },
  ];
}
