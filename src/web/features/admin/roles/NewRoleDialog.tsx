import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { createRole } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RoleFields, type RoleValues } from './RoleFields.tsx';
import { roleSchema } from './roleSchema.ts';
import { useRoleErrors } from './useRoleErrors.ts';

type NewRoleDialogProps = { open: boolean; onClose: () => void };

export function NewRoleDialog({ open, onClose }: NewRoleDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: 'admin.role.new.title', message: 'Nieuwe rol' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <NewRoleForm onClose={onClose} />
    </Dialog>
  );
}

const resolver = standardSchemaResolver(roleSchema);

function NewRoleForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(createRole(useQueryClient()));
  const form = useForm<RoleValues, unknown, RoleValues>({
    resolver,
    defaultValues: { name: '', permissions: [] },
    shouldFocusError: false,
  });
  const create = async (values: RoleValues): Promise<void> => {
    const { id } = await mutateAsync(values);
    onClose();
    await navigate({ to: '/admin/roles/$id', params: { id } });
  };
  return (
    <FormShell
      form={form}
      formId="role"
      label={t({ id: 'admin.role.new.title', message: 'Nieuwe rol' })}
      fields={['name']}
      errorText={useRoleErrors()}
      onSubmit={create}
    >
      <RoleFields form={form} formId="role" />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="admin.role.create">Maak de rol</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
