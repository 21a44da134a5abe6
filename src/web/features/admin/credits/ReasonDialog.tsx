import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { DeskDialog } from './DeskDialog.tsx';
import { ReasonField } from './DeskFields.tsx';

type ReasonForm = { reason: string };
type OfDialog = Pick<
  ComponentProps<typeof DeskDialog<ReasonForm>>,
  'title' | 'action' | 'formId' | 'failureTitle' | 'failureText' | 'onRefused' | 'onClose'
>;

type ReasonDialogProps = OfDialog & { children: ReactNode; onDecide: (reason: string) => Promise<void> };

/** A decision that needs a reason and nothing else; `children` say what follows from it. */
export function ReasonDialog({ children, onDecide, ...dialog }: ReasonDialogProps) {
  const { t } = useLingui();
  const label = t({ id: 'credit.reason', message: 'Reden' });
  return (
    <DeskDialog<ReasonForm>
      {...dialog}
      values={{ reason: '' }}
      labels={{ reason: label }}
      required={['reason']}
      onSubmit={({ reason }) => onDecide(reason.trim())}
    >
      {({ control }) => (
        <>
          <p>{children}</p>
          <ReasonField control={control} formId={dialog.formId} name="reason" label={label} />
        </>
      )}
    </DeskDialog>
  );
}
