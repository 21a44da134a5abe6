import { Trans, useLingui } from '@lingui/react/macro';
import { accountForm } from '#machines/session/session.selectors.ts';
import { useSession } from '#web/actors/SessionActorContext.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';

const exportData = accountForm('exportData');

export function ExportForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const machine = useSession(exportData);
  return (
    <PasswordProof
      formId="export"
      label={t({ id: 'account.export', message: 'Je gegevens downloaden' })}
      submit={<Trans id="account.export.submit">Downloaden</Trans>}
      failureTitle={t({ id: 'account.export.failed', message: 'Je gegevens konden niet worden opgehaald' })}
      onSubmit={(proof) => submitTo(machine, proof)}
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
