import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { StaffUser } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { changeRoleOf } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import * as css from './Users.css.ts';
import { useRoleOptions } from './useRoleOptions.ts';

export function RoleOfUser({ user }: { user: StaffUser }) {
  const { t } = useLingui();
  const roles = useRoleOptions();
  const [role, setRole] = useState(user.role.id);
  const { mutate, isPending, error } = useMutation(changeRoleOf(useQueryClient(), user.id));
  const saved = t({ id: 'admin.saved', message: 'Opgeslagen' });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (role !== user.role.id) mutate(role, { onSuccess: () => toastSuccess(saved) });
  };
  const options = roles.length > 0 ? roles : [{ value: user.role.id, label: user.role.name }];
  return (
    <section className={card} aria-labelledby="role-title">
      <form className={css.facts} onSubmit={save}>
        <h2 id="role-title" className={type.h3}>
          <Trans id="admin.user.may">Wat deze gebruiker mag</Trans>
        </h2>
        {error === null ? null : (
          <Note kind="danger" role="alert">
            <p>{refusedText(refusedBy(error))}</p>
          </Note>
        )}
        <div className={css.row}>
          <SelectField
            className={css.roleField}
            label={t({ id: 'admin.role', message: 'Rol' })}
            options={options}
            value={role}
            onChange={(event) => setRole(event.target.value)}
          />
          <Button
            type="submit"
            kind="outline"
            aria-disabled={role === user.role.id}
            busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
          >
            <Trans id="admin.role.change">Rol wijzigen</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
