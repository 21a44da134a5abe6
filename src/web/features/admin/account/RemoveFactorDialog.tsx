import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFactor } from '#web/queries/admin/account.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';

export function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(removeFactor(useQueryClient()));
  const title = t({ id: 'admin.factor.off.title', message: 'Tweede stap uitzetten' });
  return (
    <Dialog alert open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <PasswordQuestion
        label={title}
        action={t({ id: 'admin.factor.off', message: 'Zet uit' })}
        onPassword={async (password) => {
          await mutateAsync(password);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
