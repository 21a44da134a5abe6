import { isDaySettled, typedRemark } from '#machines/reservation/reservation.selectors.ts';
import { apiSteps } from './apiSteps.ts';
import type { Composed } from './composed.ts';
import type { WalkedFlow } from './flows.ts';
import { at, only, reservationOf, say } from './steps.ts';
import type { Offer } from './steps.ts';
import { elsewhere } from './visitorKeys.ts';
import type { ApiKey, StepKey } from './visitorKeys.ts';

type Is = (composed: Composed) => boolean;

const isCut: Is = ({ world }) => world.network === 'gone';
const isPlain: Is = ({ visit }) => visit.context.dialog === null && typedRemark(visit) === null;

/** What can be done while something lies over the page or is being typed: all else closes or sends it first. */
const within: Partial<Record<StepKey, Is>> = {
  'visit dialog.closed': ({ visit }) => visit.context.dialog !== null,
  'visit remark.submitted': ({ visit }) => typedRemark(visit) !== null,
};

/** What a page does without the network: no window opens that was not opened once. */
const whenCut: StepKey[] = ['network comes back', 'visit product.requested', 'visit step.requested'];

/** What meets a server that fails, without leaving the page. */
const whenRefused: StepKey[] = [
  'identify form.submitted',
  'details form.submitted',
  'visit remark.typed',
  'visit remark.submitted',
];

/** Whoever is warned and types keeps the hold by it: `visit text.typed`, after which all of these are offered again. */
const keepsHold: StepKey[] = ['server refuses', 'identify form.submitted', 'visit remark.typed'];
const isWarned: Is = ({ visit }) => visit.context.facts.minutesLeft !== null;

function isOnPage(key: StepKey, composed: Composed): boolean {
  const { world } = composed;
  if (isCut(composed)) return whenCut.includes(key);
  if (world.othersTakeIt) return key === 'timePicker times.confirmed';
  if (world.isCancelled) return key === 'visit step.requested';
  if (isWarned(composed) && keepsHold.includes(key)) return false;
  if (world.refusesNext && !whenRefused.includes(key)) return false;
  return (within[key] ?? isPlain)(composed);
}

/** An arrangement has times without anybody having picked one. */
const wasPickerOpened = (composed: Composed, { type }: WalkedFlow): boolean =>
  type !== 3 && (reservationOf(composed)?.timedItemCount ?? 0) > 0;

/** Treatments are paid beforehand. */
const hasTreatments: Is = (composed) => (reservationOf(composed)?.timedItemCount ?? 0) > 0;

/** A page offers less than a machine would take. */
const asShown = {
  'visit day.opened': only(({ visit }) => isDaySettled(visit), apiSteps['visit day.opened']),
  'visit guest.chosen': only(
    ({ visit }, { type }) => type === 4 || ([0, 3].includes(type) && isDaySettled(visit)),
    at(['draft', 'selecting'], ({ visit }) => {
      const guest = visit.context.guest === 2 ? 1 : 2;
      return [{ words: `gast ${guest} kiezen`, event: { guest } }];
    }),
  ),
  'visit removal.requested': only(
    ({ visit }) => visit.context.draft.personCount === 2,
    apiSteps['visit removal.requested'],
  ),
  'visit visits.changed': at(['visitsUnknown'], apiSteps['visit visits.changed']),
  'checkout method.chosen': (composed, flow) =>
    apiSteps['checkout method.chosen'](composed, flow).filter(
      ({ event }) => !('method' in event! && event.method === 'location') || !hasTreatments(composed),
    ),
  'visit text.typed': at(['identifying'], apiSteps['visit text.typed']),
  'visit step.requested': (composed, flow) =>
    apiSteps['visit step.requested'](composed, flow).filter(
      ({ words }) => words === 'verder' || !(isCut(composed) || composed.world.isCancelled),
    ),
} satisfies Partial<Record<StepKey, Offer>>;

/** Where a page shows what went wrong. */
const troubles = {
  'server refuses': at(['identifying', 'changingDetails', 'reviewing'], say('server weigert het volgende')),
  'staff cancels': at(['reviewing'], say('de balie annuleert')),
  'network goes': (composed, flow) => [
    ...at(['stillOpen'], say('netwerk weg'))(composed, flow),
    ...only(wasPickerOpened, at(['selecting'], say('netwerk weg')))(composed, flow),
    ...only((_composed, { paysWithVisits }) => paysWithVisits, at(['reviewing'], say('netwerk weg')))(composed, flow),
  ],
  'network comes back': only(isCut, say('netwerk terug')),
} satisfies Partial<Record<StepKey, Offer>>;

const isInBrowser = (key: ApiKey): key is StepKey =>
  !(key in elsewhere) && !['hold ends', 'other tab removes', 'other tab empties'].includes(key);

/** Everything that a path does in a browser, where a page lets somebody. */
export const browserSteps = Object.fromEntries(
  Object.entries({ ...apiSteps, ...asShown, ...troubles })
    .filter(([key]) => isInBrowser(key as ApiKey))
    .map(([key, offer]) => [key, only((composed) => isOnPage(key as StepKey, composed), offer)]),
) as Record<StepKey, Offer>;
