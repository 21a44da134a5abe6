import { redirect } from '@tanstack/react-router';
import type { Flow } from '#contract/names.ts';
import { subFlowAt } from '#domain/catalog/steps.ts';
import { mayEnter } from '#machines/reservation/reservation.selectors.ts';
import { arrive, closeVisit, type Visit } from '#web/actors/visits.ts';
import type { RouterContext } from './__root.tsx';
import type { flowSearch } from './-search.ts';
import { preloadScreen } from './-screens.ts';
import { stepLink, stepOfPath } from './-stepLink.ts';

export const leaveFlow = (): void => closeVisit();

type Entering = { context: RouterContext; flow: Flow; pathname: string; search: ReturnType<typeof flowSearch> };

/** The visit of this flow; throws the way to where the machine wants the visitor when that is another page. */
export async function enterFlow({ context: { client, hear }, flow, pathname, search }: Entering): Promise<Visit> {
  const step = stepOfPath(flow, pathname);
  preloadScreen(subFlowAt(flow.subFlows, step) ?? flow);
  const returned = search.return ?? null;
  const { visit, goTo } = await arrive(client, flow, { step, returned, error: search.error ?? null }, hear);
  if (goTo === 'start') throw redirect({ to: '/', search: { ended: visit.ended ?? 'expired' }, replace: true });
  if (goTo === 'success') {
    throw redirect({ to: '/reservation/success', search: { ref: returned ?? undefined }, replace: true });
  }
  if (!mayEnter(visit.actor.getSnapshot(), step)) throw redirect({ ...stepLink(flow.slug, goTo), replace: true });
  return visit;
}
