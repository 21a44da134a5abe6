import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource, ResourceKind } from '#contract/names.ts';
import { kindsAndSkillsQuery, orderResources, resourcesQuery } from '#web/queries/admin/resources.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card, cards } from '../kit/AdminPage.css.ts';
import { OrderList } from '../kit/list/OrderList.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { useShownOrder } from '../products/useShownOrder.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { PageOf } from './PageOf.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';
import { useRoleWords } from './useRoleWords.ts';

/** In which order staff see whom and what they plan with. */
export function ResourceOrderScreen() {
  const { t } = useLingui();
  const kinds = useQuery(kindsAndSkillsQuery).data?.kinds;
  const resources = useQuery(resourcesQuery);
  return (
    <PageOf
      query={{ ...resources, data: kinds && resources.data }}
      title={() => t({ id: 'resource.order', message: 'Volgorde' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
      lead={
        <Trans id="resource.order.lead">
          In deze volgorde staan ze op het dagbord, in lijsten en in rapporten. Sleep, gebruik de knoppen, of Alt met de
          pijltjes.
        </Trans>
      }
    >
      {(data) => <Orders resources={data} kinds={kinds ?? []} />}
    </PageOf>
  );
}

type OrdersProps = { resources: readonly Resource[]; kinds: readonly ResourceKind[] };

/** A list for each role, since the day board shows one role at a time; they are saved as one. */
function Orders({ resources, kinds }: OrdersProps) {
  const client = useQueryClient();
  const mayChange = usePermission('change_planning');
  const roles = Object.entries(useRoleWords());
  const { mutateAsync } = useMutation(orderResources(client));
  const { rows, order } = useShownOrder(resources, (ids) => {
    const latest = client.getQueryData(resourcesQuery.queryKey) ?? [];
    const versionOf = new Map(latest.map(({ id, version }) => [id, version]));
    return mutateAsync({ resources: ids.map((id) => ({ id, version: versionOf.get(id) ?? 1 })) });
  });
  const roleOf = new Map(kinds.map(({ id, role }) => [id, role]));
  const kindName = new Map(kinds.map(({ id, name }) => [id, name]));
  const lists = roles.map(([role, label]) => ({
    role,
    label,
    members: rows.filter(({ kindId }) => roleOf.get(kindId) === role),
  }));
  const save = (role: string, ids: readonly string[]): void =>
    order(lists.flatMap((list) => (list.role === role ? [...ids] : list.members.map(({ id }) => id))));
  return (
    <div className={cards}>
      {lists
        .filter(({ members }) => members.length > 0)
        .map(({ role, label, members }) => (
          <section key={role} className={card} aria-labelledby={`order-${role}`}>
            <h2 id={`order-${role}`} className={type.h3}>
              {label}
            </h2>
            <OrderList
              label={label}
              rows={members}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              onOrder={mayChange ? (ids) => save(role, ids) : undefined}
            >
              {({ name, kindId, active }) => (
                <span>
                  <b>{name}</b> <LocalText text={kindName.get(kindId)!} />
                  {active ? null : (
                    <>
                      , <Trans id="resource.inactive">Niet in gebruik</Trans>
                    </>
                  )}
                </span>
              )}
            </OrderList>
          </section>
        ))}
    </div>
  );
}
