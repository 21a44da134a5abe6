import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSessionActor } from '#web/actors/SessionActorContext.tsx';
import { exportData } from '#web/queries/customerSecurity.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';

export function ExportForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const { mutateAsync } = useMutation(exportData);
  const name = t({ id: 'account.export.file', message: 'mijn-gegevens' });
  const save = async (proof: { password: string }): Promise<void> => {
    const { file, page } = await mutateAsync(proof);
    saveFile(page, 'text/html', `${name}.html`);
    saveFile(JSON.stringify(file, null, 2), 'application/json', `${name}.json`);
    session.send({ type: 'data.exported' });
    toastSuccess(t({ id: 'account.export.done', message: 'Je gegevens zijn gedownload' }));
  };
  return (
    <PasswordProof
      formId="export"
      label={t({ id: 'account.export', message: 'Je gegevens downloaden' })}
      submit={<Trans id="account.export.submit">Downloaden</Trans>}
      failureTitle={t({ id: 'account.export.failed', message: 'Je gegevens konden niet worden opgehaald' })}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        <Trans id="account.export.text">
          Je krijgt alles wat we van je bewaren: een pagina om te lezen en een bestand voor een computer. Vul je
          wachtwoord in, dan weten we dat jij het bent.
        </Trans>
      </p>
    </PasswordProof>
  );
}
