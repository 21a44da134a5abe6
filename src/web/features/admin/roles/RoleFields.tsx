import { Trans, useLingui } from '@lingui/react/macro';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { Permission } from '#contract/names.ts';
import { permissions } from '#domain/people/permissions.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { label as labelClass } from '#web/ui/Field.css.ts';
import { useAdminUser } from '#web/queries/admin/session.ts';
import * as css from './Roles.css.ts';
import { usePermissionWords } from '../kit/usePermissionWords.ts';
import { useRoleErrors } from './useRoleErrors.ts';

export type RoleValues = { name: string; permissions: Permission[] };

type RoleFieldsProps = { form: UseFormReturn<RoleValues, unknown, RoleValues>; formId: string };

/** Nobody gives what they may not do themselves. */
export function RoleFields({ form, formId }: RoleFieldsProps) {
  const { t } = useLingui();
  const errorText = useRoleErrors();
  const words = usePermissionWords();
  const own = useAdminUser().permissions;
  const name = t({ id: 'admin.column.name', message: 'Naam' });
  const code = form.formState.errors.name?.message;
  const { field } = useController({ control: form.control, name: 'permissions' });
  const choose = (permission: Permission, chosen: boolean): void =>
    field.onChange(permissions.filter((each) => (each === permission ? chosen : field.value.includes(each))));
  return (
    <>
      <TextField
        {...form.register('name')}
        id={fieldId(formId, 'name')}
        label={name}
        error={code === undefined ? undefined : errorText('name', code)}
        required
        maxLength={60}
        autoComplete="off"
      />
      <fieldset className={css.permissions}>
        <legend className={labelClass}>
          <Trans id="admin.role.permissions">Wie deze rol heeft, mag</Trans>
        </legend>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            label={words[permission]}
            checked={field.value.includes(permission)}
            disabled={!own.includes(permission)}
            onChange={(event) => choose(permission, event.target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
