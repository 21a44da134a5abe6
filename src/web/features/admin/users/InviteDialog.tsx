import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { InviteForm as InviteValues } from '#contract/names.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { inviteFormSchema } from '#domain/people/staffForms.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { invite } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import type { RoleOption } from './useRoleOptions.ts';

type InviteDialogProps = { open: boolean; roles: readonly RoleOption[]; onClose: () => void };

export function InviteDialog({ open, roles, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: 'admin.invite.title', message: 'Een collega uitnodigen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <InviteForm roles={roles} onClose={onClose} />
    </Dialog>
  );
}

const resolver = standardSchemaResolver(z.extend(inviteFormSchema, { role: z.string() }));

function InviteForm({ roles, onClose }: Omit<InviteDialogProps, 'open'>) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(invite(useQueryClient()));
  const form = useForm({ resolver, defaultValues: { email: '', role: 'desk' }, shouldFocusError: false });
  const field = useFields(form, 'invite');
  const send = async (values: InviteValues): Promise<void> => {
    await mutateAsync(values);
    toastSuccess(t({ id: 'admin.invite.sent', message: 'De uitnodiging is verstuurd' }));
    onClose();
  };
  return (
    <FormShell
      form={form}
      formId="invite"
      label={t({ id: 'admin.invite.title', message: 'Een collega uitnodigen' })}
      fields={['email', 'role']}
      failureTitle={t({ id: 'admin.invite.failed', message: 'De uitnodiging is niet verstuurd' })}
      onSubmit={send}
    >
      <p>
        <Trans id="admin.invite.lead">Je collega krijgt een mail met een link die zeven dagen werkt.</Trans>
      </p>
      <TextField {...field('email')} type="email" autoComplete="off" required maxLength={254} />
      <SelectField
        {...form.register('role')}
        id={fieldId('invite', 'role')}
        label={t({ id: 'admin.role', message: 'Rol' })}
        options={roles}
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="admin.invite.send">Verstuur</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
