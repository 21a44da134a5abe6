import { walkedFlows } from '../../../e2e/paths/model/flows.ts';
import type { FlowName, WalkedFlow } from '../../../e2e/paths/model/flows.ts';
import type { ApiPath, VisitPath } from '../../../e2e/paths/model/paths.ts';
import { placeWords, troubleWords, wordsOf } from '../../../e2e/paths/model/places.ts';
import type { Place } from '../../../e2e/paths/model/places.ts';
import { escaped, table } from './html.ts';

const places = [...Object.keys(placeWords), ...Object.keys(troubleWords)] as Place[];

const isOrder = ({ type }: WalkedFlow): boolean => type >= 5;

/** Why nobody comes to a place in a flow; null where somebody could. */
function reasonAgainst(place: Place, flow: WalkedFlow): string | null {
  if (place === 'choosingDate') return flow.type === 4 ? null : 'the day is chosen on the page itself';
  if (place === 'choosingTime') return [0, 3, 4].includes(flow.type) ? null : 'nothing here has a time of its own';
  if (place === 'writingMessage' || place === 'changingMessage')
    return flow.type === 5 ? null : 'only gift cards have a message';
  if (place === 'choosingPlan') return [0, 3, 4].includes(flow.type) ? null : 'nothing here is planned';
  if (place === 'visitsUnknown') return flow.paysWithVisits ? null : 'no card pays here';
  if (['bank', 'stillOpen', 'unreachable', 'redeeming'].includes(place))
    return flow.checkoutType === 'location' ? 'everything is paid at the venue' : null;
  return null;
}

const countOf = (paths: readonly (VisitPath | ApiPath)[], flow: FlowName, place: Place): number =>
  paths.filter((path) => path.flow === flow).flatMap(({ steps }) => steps.filter(({ to }) => to === place)).length;

/** The machine of a visit is one: what a path does in one flow none does again in another. */
function otherFlow(paths: readonly (VisitPath | ApiPath)[], place: Place): string | null {
  const path = paths.find(({ steps }) => steps.some(({ to }) => to === place));
  return path === undefined ? null : `as in ${walkedFlows[path.flow].words}`;
}

type Walked = { visits: readonly VisitPath[]; api: readonly ApiPath[] };

/** 'draft' of an order, where a visitor is before the first step, is a place that no step leads to. */
function cell({ visits, api }: Walked, flow: FlowName, place: Place): string {
  const [inBrowser, onApi] = [countOf(visits, flow, place), countOf(api, flow, place)];
  if (inBrowser + onApi > 0) {
    const isBegun = inBrowser === 0 ? 'api' : 'walked';
    return `<td class="${isBegun}">${inBrowser || '–'}<small> + ${onApi}</small></td>`;
  }
  if (place === 'draft' && isOrder(walkedFlows[flow])) return '<td class="walked">begin</td>';
  const reason = reasonAgainst(place, walkedFlows[flow]) ?? otherFlow([...visits, ...api], place);
  return reason === null
    ? '<td class="missing">not yet</td>'
    : `<td class="none"><small>${escaped(reason)}</small></td>`;
}

/** Flows by places: how often paths come there in a browser and on the API, or why none does. */
export function matrix(walked: Walked): string {
  const rows = (Object.keys(walkedFlows) as FlowName[]).map((flow) => {
    const cells = places.map((place) => cell(walked, flow, place));
    return `<tr><th scope="row">${escaped(walkedFlows[flow].words)}</th>${cells.join('')}</tr>`;
  });
  return table(['Flow', ...places.map((place) => escaped(wordsOf(place)))], rows);
}
