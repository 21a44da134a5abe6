import type { Flow, SubFlow } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import {
  ArrangementsScreen,
  CheckinScreen,
  EntriesScreen,
  GiftCardScreen,
  SubscriptionScreen,
  TreatmentPicker,
  VoucherScreen,
} from './screens.ts';

/** `page` 1 is the index, 2 the first sub-page. */
type FlowScreenProps = { type: Flow['type']; page: number; subFlow?: SubFlow };

const screens = {
  [FlowType.Entry]: EntriesScreen,
  [FlowType.FreeEntry]: CheckinScreen,
  [FlowType.Checkin]: CheckinScreen,
  [FlowType.Arrangements]: ArrangementsScreen,
  [FlowType.Treatments]: TreatmentPicker,
  [FlowType.GiftCard]: GiftCardScreen,
  [FlowType.Voucher]: VoucherScreen,
  [FlowType.Subscription]: SubscriptionScreen,
};

export function FlowScreen({ type, page, subFlow }: FlowScreenProps) {
  const Screen = screens[type];
  return <Screen page={page} subFlow={subFlow} />;
}

export const preloadFlowScreen = ({ type }: { type: Flow['type'] }): void => void screens[type].preload?.();
