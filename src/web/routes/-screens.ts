import { lazyRouteComponent } from '@tanstack/react-router';
import type { Flow, SubFlow } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { withMessages } from '#web/i18n/activate.ts';
import { orderScreens } from './-orderScreens.ts';

/** The screens of the pages on which something is chosen: each is loaded for the flows that have it. */
export const CheckinScreen = lazyRouteComponent(
  () => import('#web/features/booking/checkin/CheckinScreen.tsx'),
  'CheckinScreen',
);
export const EntriesScreen = lazyRouteComponent(
  () => withMessages(import('#web/features/booking/entries/EntriesScreen.tsx')),
  'EntriesScreen',
);
export const ArrangementsScreen = lazyRouteComponent(
  () => withMessages(import('#web/features/booking/arrangements/ArrangementsScreen.tsx')),
  'ArrangementsScreen',
);
export const TreatmentPicker = lazyRouteComponent(
  () => withMessages(import('#web/features/booking/treatments/TreatmentPicker.tsx')),
  'TreatmentPicker',
);
export const ProposalsNote = lazyRouteComponent(
  () => withMessages(import('#web/features/booking/proposals/ProposalsNote.tsx')),
  'ProposalsNote',
);

const byType: Record<Flow['type'], { preload?: (() => Promise<void> | undefined) | undefined }> = {
  [FlowType.Entry]: EntriesScreen,
  [FlowType.FreeEntry]: CheckinScreen,
  [FlowType.Checkin]: CheckinScreen,
  [FlowType.Arrangements]: ArrangementsScreen,
  [FlowType.Treatments]: TreatmentPicker,
  ...orderScreens,
};

/** Begins to load the screen of a flow or sub-flow, while the reservation is being read. */
export const preloadScreen = ({ type }: Pick<Flow | SubFlow, 'type'>): void => void byType[type].preload?.();
