import { Trans, useLingui } from '@lingui/react/macro';
import { accountForm } from '#machines/session/session.selectors.ts';
import { useSession } from '#web/actors/SessionActorContext.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { stack } from '#web/ui/theme/layout.css.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';

const eraseAccount = accountForm('eraseAccount');

/** The token goes with the account, and that ends the session. */
export function EraseForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const machine = useSession(eraseAccount);
  const inUse = t({
    id: 'account.erase.in_use',
    message:
      'Er staat nog een reservering op je naam. Na je bezoek, of als je haar annuleert, kun je je account verwijderen.',
  });
  return (
    <PasswordProof
      formId="erase"
      label={t({ id: 'account.erase', message: 'Account verwijderen' })}
      submit={<Trans id="account.erase.submit">Voorgoed verwijderen</Trans>}
      failureTitle={t({ id: 'account.erase.failed', message: 'Je account is niet verwijderd' })}
      failureText={(code) => (code === 'in_use' ? inUse : null)}
      onSubmit={(proof) => submitTo(machine, proof)}
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
