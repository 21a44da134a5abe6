import type { QueryClient } from '@tanstack/react-query';
import type { CurrentPasswordForm, SecondFactorCode } from '#contract/names.ts';
import {
  staffSecurityActors as machines,
  type StaffSecurityActors,
} from '#machines/staffSecurity/staffSecurity.actors.ts';
import {
  changeOwnPassword,
  confirmFactor,
  removeFactor,
  renewRecoveryCodes,
  startFactor,
} from '#web/queries/admin/account.ts';
import { addStaffPasskey, removeStaffPasskey, type NewStaffPasskey } from '#web/queries/admin/passkeys.ts';
import { answeredActors, submissionActors } from './submission.actors.ts';

export function staffSecurityActors(client: QueryClient): StaffSecurityActors {
  const changePassword = (form: { currentPassword: string; newPassword: string }) => changeOwnPassword(client, form);
  const confirm = (form: SecondFactorCode) => confirmFactor(client, form);
  const remove = (form: CurrentPasswordForm) => removeFactor(client, form);
  const addPasskey = (form: NewStaffPasskey) => addStaffPasskey(client, form);
  const removePasskey = (form: { id: string; currentPassword: string }) => removeStaffPasskey(client, form);
  return {
    changePassword: machines.changePassword.provide({ actors: submissionActors(changePassword) }),
    startFactor: machines.startFactor.provide({ actors: answeredActors(startFactor) }),
    confirmFactor: machines.confirmFactor.provide({ actors: answeredActors(confirm) }),
    removeFactor: machines.removeFactor.provide({ actors: submissionActors(remove) }),
    renewCodes: machines.renewCodes.provide({ actors: answeredActors(renewRecoveryCodes) }),
    addPasskey: machines.addPasskey.provide({ actors: answeredActors(addPasskey) }),
    removePasskey: machines.removePasskey.provide({ actors: submissionActors(removePasskey) }),
  };
}
