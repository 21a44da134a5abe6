import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseAccount } from '#web/queries/customerSecurity.ts';
import { stack } from '#web/ui/theme/layout.css.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';

/** The token goes with the account, and that ends the session. */
export function EraseForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(eraseAccount(useQueryClient()));
  const inUse = t({
    id: 'account.erase.in_use',
    message:
      'Er staat nog een reservering op je naam. Na je bezoek, of als je haar annuleert, kun je je account verwijderen.',
  });
  const erase = async (proof: { password: string }): Promise<void> => {
    await mutateAsync(proof);
    toastSuccess(t({ id: 'account.erase.done', message: 'Je account is verwijderd' }));
  };
  return (
    <PasswordProof
      formId="erase"
      label={t({ id: 'account.erase', message: 'Account verwijderen' })}
      submit={<Trans id="account.erase.submit">Voorgoed verwijderen</Trans>}
      failureTitle={t({ id: 'account.erase.failed', message: 'Je account is niet verwijderd' })}
      failureText={(code) => (code === 'in_use' ? inUse : null)}
      onSubmit={erase}
      onClose={onClose}
    >
      <div className={stack}>
        <p>
          <Trans id="account.erase.text">
            We wissen je naam, je contactgegevens en je opmerkingen. Dat kunnen we niet terugdraaien. Wat je hebt
            geboekt en betaald blijft zonder jouw naam in onze boeken staan.
          </Trans>
        </p>
        <p>
          <Trans id="account.erase.cards">Bezoeken die nog op een badenkaart staan, vervallen.</Trans>
        </p>
      </div>
    </PasswordProof>
  );
}
