import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Role } from '#contract/names.ts';
import { removeRole, rolesQuery, updateRole } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';
import { RoleFields, type RoleValues } from './RoleFields.tsx';
import { roleSchema } from './roleSchema.ts';
import { usePermissionWords } from '../kit/usePermissionWords.ts';
import { useRoleAuditWords } from './useRoleAuditWords.ts';
import { useRoleErrors } from './useRoleErrors.ts';

const resolver = standardSchemaResolver(roleSchema);

const savedOf = ({ name, permissions, version }: Role): Saved<RoleValues> => ({
  values: { name, permissions },
  version,
});

export function OwnRole({ role }: { role: Role }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const words = usePermissionWords();
  const { mutateAsync } = useMutation(updateRole(client, role.id));
  const editing = useEditing<RoleValues>({
    initial: savedOf(role),
    save: async (values, version) => savedOf(await mutateAsync({ ...values, version })),
    reload: () => reload(client, role.id),
    resolver,
  });
  const restore = useRestore(editing, ['name']);
  const describe = ({ name, permissions }: RoleValues) => [
    { label: t({ id: 'admin.column.name', message: 'Naam' }), text: name },
    {
      label: t({ id: 'admin.role.may', message: 'Mag' }),
      text: permissions.map((permission) => words[permission]).join(', '),
    },
  ];
  return (
    <div className={cards}>
      <EditForm
        editing={editing}
        formId="role"
        label={role.name}
        fields={['name']}
        errorText={useRoleErrors()}
        describe={describe}
      >
        <div className={cards}>
          <section className={card}>
            <RoleFields form={editing.form} formId="role" />
          </section>
          <AuditTimeline object={`staffRole:${role.id}`} {...useRoleAuditWords()} {...restore} />
        </div>
      </EditForm>
      <RemoveRole role={role} />
    </div>
  );
}

async function reload(client: QueryClient, id: string): Promise<Saved<RoleValues>> {
  const roles = await client.fetchQuery(rolesQuery);
  const role = roles.find((each) => each.id === id);
  if (role === undefined) throw Object.assign(new Error('the role is gone'), { code: 'not_found' });
  return savedOf(role);
}

function RemoveRole({ role }: { role: Role }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(removeRole(useQueryClient(), role.id));
  const removed = t({ id: 'admin.role.removed', message: 'De rol is verwijderd' });
  return (
    <section className={card}>
      <Button kind="outline" onClick={() => setOpen(true)}>
        <Trans id="admin.role.remove">Rol verwijderen</Trans>
      </Button>
      <DangerDialog
        open={open}
        title={t({ id: 'admin.role.remove', message: 'Rol verwijderen' })}
        typed={role.name}
        action={t({ id: 'admin.user.remove', message: 'Verwijderen' })}
        onConfirm={async () => {
          await mutateAsync(undefined);
          toastSuccess(removed);
          await navigate({ to: '/admin/roles' });
        }}
        onClose={() => setOpen(false)}
      >
        <p>
          <Trans id="admin.role.remove.text">Dat kan zolang niemand deze rol heeft.</Trans>
        </p>
      </DangerDialog>
    </section>
  );
}
