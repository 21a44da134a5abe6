import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmFactor, startFactor } from '#web/queries/admin/account.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Password, then the QR code and a first code of the app, then the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const starting = useMutation(startFactor);
  const confirming = useMutation(confirmFactor(useQueryClient()));
  const title = t({ id: 'admin.factor.enrol.title', message: 'Tweede stap aanzetten' });
  return (
    <Dialog alert open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      {confirming.data ? (
        <RecoveryCodes codes={confirming.data.recoveryCodes} onDone={onClose} />
      ) : starting.data ? (
        <FactorCodeForm secret={starting.data} onCode={(code) => confirming.mutateAsync(code)} onCancel={onClose} />
      ) : (
        <PasswordQuestion
          label={title}
          action={t({ id: 'admin.next', message: 'Verder' })}
          onPassword={(password) => starting.mutateAsync(password)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
