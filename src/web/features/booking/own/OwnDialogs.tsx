import type { OwnBooking } from '#contract/names.ts';
import { ownDialog } from '#machines/selfService/selfService.selectors.ts';
import { DoneDialog } from './DoneDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { QuoteDialog } from './QuoteDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import type { SelfServiceSnapshot, SendSelfService } from './selfServiceActor.ts';
import { StayDialog } from './StayDialog.tsx';
import { TreatmentDialog } from './TreatmentDialog.tsx';

export interface OwnDialogProps {
  reference: string;
  booking: OwnBooking;
  snapshot: SelfServiceSnapshot;
  send: SendSelfService;
}

const dialogs = {
  move: MoveDialog,
  stay: StayDialog,
  treatment: TreatmentDialog,
  quote: QuoteDialog,
  refused: RefusedDialog,
  done: DoneDialog,
} as const;

export function OwnDialogs(props: OwnDialogProps) {
  const open = ownDialog(props.snapshot);
  if (open === null) return null;
  const OpenDialog = dialogs[open];
  return <OpenDialog {...props} />;
}
