import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { createCategory } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { typedTexts } from '../kit/form/typedTexts.ts';
import { useFieldsAt } from '../kit/form/useFieldsAt.ts';
import { sentName } from './nameTexts.ts';
import { productSentence } from './productSentence.ts';

export function NewCategory() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="soft" size="small" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        <Trans id="admin.column.category">Categorie</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t({ id: 'admin.category.new', message: 'Nieuwe categorie' })}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      >
        <NewCategoryForm onCancel={close} />
      </Dialog>
    </>
  );
}

type Values = { name: { nl: string } };

function NewCategoryForm({ onCancel }: { onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(createCategory(useQueryClient()));
  const form = useForm<Values, unknown, Values>({ defaultValues: { name: { nl: '' } }, shouldFocusError: false });
  const at = useFieldsAt(form.control, 'category', productSentence);
  const label = t({ id: 'admin.column.name', message: 'Naam' });
  const create = async ({ name }: Values): Promise<void> => {
    const texts = { name: sentName(typedTexts(name)), description: { nl: '' } };
    const { id } = await mutateAsync({ ...texts, visible: true, productIds: [] });
    await navigate({ to: '/admin/products/$id/edit', params: { id } });
  };
  return (
    <FormShell
      form={form}
      formId="category"
      label={t({ id: 'admin.category.new', message: 'Nieuwe categorie' })}
      fields={['name.nl']}
      errorText={(_field, code) => i18n._(productSentence(code, label))}
      onSubmit={create}
    >
      <TextField
        {...at('name.nl', label)}
        {...form.register('name.nl')}
        id="category-name-nl"
        required
        maxLength={300}
        autoComplete="off"
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onCancel}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <Button type="submit" busyLabel={form.formState.isSubmitting && t({ id: 'common.busy', message: 'Bezig…' })}>
          <Trans id="product.create">Maak aan</Trans>
        </Button>
      </div>
    </FormShell>
  );
}
