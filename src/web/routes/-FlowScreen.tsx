import type { Flow, SubFlow } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { Notices } from './-Notices.tsx';
import { orderScreens } from './-orderScreens.ts';
import { ArrangementsScreen, CheckinScreen, EntriesScreen, TreatmentPicker } from './-screens.ts';

type FlowScreenProps = {
  /** Of the flow on its index, of the sub-flow on a sub-page. */
  type: Flow['type'];
  /** 1 is the index, 2 the first sub-page. */
  page: number;
  subFlow?: SubFlow;
};

/** The page of a flow on which something is chosen or ordered. */
export function FlowScreen({ type, page, subFlow }: FlowScreenProps) {
  switch (type) {
    case FlowType.Entry:
      return <EntriesScreen Notices={Notices} />;
    case FlowType.FreeEntry:
    case FlowType.Checkin:
      return <CheckinScreen Notices={Notices} />;
    case FlowType.Arrangements:
      return <ArrangementsScreen page={page} subFlow={subFlow} Notices={Notices} />;
    case FlowType.Treatments:
      return <TreatmentPicker page={page} subFlow={subFlow} Notices={Notices} />;
    default: {
      const OrderScreen = orderScreens[type];
      return <OrderScreen />;
    }
  }
}
