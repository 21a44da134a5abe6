import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { createCategory } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { typedTexts } from '../kit/form/typedTexts.ts';
import { sentName } from './nameTexts.ts';
import { NewObjectFoot } from './NewObjectFoot.tsx';
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
      <NewObjectFoot form={form} formId="category" onCancel={onCancel} />
    </FormShell>
  );
}
