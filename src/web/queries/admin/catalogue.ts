import { queryOptions } from '@tanstack/react-query';
import type { Flow, FlowSummary, Product, StartSection } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

const fiveMinutes = 5 * 60_000;

/** The start page as visitors see it now. */
export const startPageQuery = queryOptions({
  queryKey: ['admin', 'start'],
  queryFn: ({ signal }): Promise<StartSection[]> => dataOf(api.GET('/flows/start', { signal })),
  staleTime: fiveMinutes,
});

/** `category`: of the step that offers it; the flow's name where a flow sells this alone. */
export type OfferedProduct = { product: Product; category: string; flow: FlowSummary };

/** What visitors can choose now, each product once. */
export const offeredProductsQuery = queryOptions({
  queryKey: ['admin', 'offered'],
  queryFn: async ({ signal, client }): Promise<OfferedProduct[]> => {
    const sections = await client.fetchQuery(startPageQuery);
    const flows = sections.flatMap(({ flowStarts }) => flowStarts.map(({ flow }) => flow));
    const offered = (await Promise.all(flows.map((flow) => offeredIn(flow, signal)))).flat();
    return [...new Map(offered.toReversed().map((each) => [each.product.xplanId, each])).values()].toReversed();
  },
  staleTime: fiveMinutes,
});

const choosing: readonly number[] = [FlowType.Entry, FlowType.Arrangements, FlowType.Treatments];

async function offeredIn(flow: FlowSummary, signal: AbortSignal): Promise<OfferedProduct[]> {
  const whole: Flow = await dataOf(api.GET('/flows/{id}', { params: { path: { id: flow.id } }, signal }));
  if (whole.product !== null) return [{ product: whole.product, category: flow.name, flow }];
  if (!choosing.includes(flow.type)) return [];
  const pages = Array.from({ length: 1 + whole.subFlows.length }, (_none, at) => at + 1);
  const steps = await Promise.all(
    pages.map((step) =>
      dataOf(api.GET('/flows/{id}/step/{step}', { params: { path: { id: flow.id, step } }, signal })),
    ),
  );
  return steps
    .flat()
    .flatMap(({ name, products }) => products.map((product) => ({ product, category: plainTextOf(name), flow })));
}
