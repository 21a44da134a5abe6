import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  passkeyToRemove,
  passwordQuestion,
  securityDialog,
  securityForm,
  shownCodes,
  shownSecret,
  type SecurityDialogName,
} from '#machines/staffSecurity/staffSecurity.selectors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { AddPasskeyForm } from '#web/features/people/passkeys/AddPasskeyForm.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useDialogWords } from './useDialogWords.ts';
import type { StaffSecurityRef } from './useStaffSecurity.ts';

const confirmation = securityForm('confirmFactor');
const addition = securityForm('addPasskey');
const removal = securityForm('removePasskey');

/** What changes the second step, one at a time: the password, what it is for, and what is shown this once. */
export function SecurityDialog({ security }: { security: StaffSecurityRef }) {
  const dialog = useSelector(security, securityDialog);
  return dialog === null ? null : <OpenDialog dialog={dialog} security={security} />;
}

type OpenDialogProps = { dialog: SecurityDialogName; security: StaffSecurityRef };

function OpenDialog({ dialog, security }: OpenDialogProps) {
  const { t } = useLingui();
  const words = useDialogWords()[dialog];
  const question = useSelector(security, passwordQuestion);
  const confirming = useSelector(security, confirmation);
  const adding = useSelector(security, addition);
  const removing = useSelector(security, removal);
  const [codes, secret] = [useSelector(security, shownCodes), useSelector(security, shownSecret)];
  const id = useSelector(security, passkeyToRemove) ?? '';
  const finish = (): void => security.send({ type: 'codes.saved' });
  const close = (): void => {
    const form = question ?? confirming ?? adding ?? removing;
    if (form === undefined) finish();
    else form.send({ type: 'form.dismissed' });
  };
  return (
    <Dialog alert open onClose={close} title={words.title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : secret !== null ? (
        <FactorCodeForm secret={secret} onCode={(code) => submitTo(confirming, { code })} onCancel={close} />
      ) : dialog === 'addingPasskey' ? (
        <AddPasskeyForm onAdd={(form) => submitTo(adding, form)} onClose={close} />
      ) : (
        <PasswordQuestion
          label={words.title}
          action={words.action}
          onPassword={(form) =>
            dialog === 'removingPasskey' ? submitTo(removing, { id, ...form }) : submitTo(question, form)
          }
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
