import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { renewRecoveryCodes } from '#web/queries/admin/account.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The old ones work no more. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, data } = useMutation(renewRecoveryCodes);
  const title = t({ id: 'admin.factor.renew', message: 'Nieuwe herstelcodes' });
  return (
    <Dialog alert open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      {data ? (
        <RecoveryCodes codes={data.recoveryCodes} onDone={onClose} />
      ) : (
        <PasswordQuestion
          label={title}
          action={t({ id: 'admin.next', message: 'Verder' })}
          onPassword={mutateAsync}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
