import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CustomerMergePreview } from '#contract/names.ts';
import type { MergeChoice } from '#domain/people/mergedCustomer.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';
import { MergeWarnings } from './MergeWarnings.tsx';
import { focusOn } from './focusOn.ts';
import * as css from './Merge.css.ts';
import type { CustomerActionsRef } from './useCustomerActions.ts';

type ConfirmProps = { preview: CustomerMergePreview; choice: MergeChoice; actor: CustomerActionsRef };

/** The last step, with the own password. Who changed meanwhile is read anew behind 'Annuleren'. */
export function ConfirmMerge({ preview, choice, actor }: ConfirmProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const back = (): void => {
    void client.invalidateQueries({ queryKey: ['admin', 'customer', preview.own.customer.id, 'merge'] });
    actor.send({ type: 'form.dismissed' });
  };
  const sentences: Record<string, string> = {
    version_conflict: t({
      id: 'admin.merge.changed',
      message: 'Een van beide is net gewijzigd. Ga terug en kijk nog eens.',
    }),
    in_use: t({
      id: 'admin.merge.busy',
      message: 'Deze klant is nu aan het boeken of betalen. Wacht tot dat klaar is.',
    }),
    not_found: t({ id: 'admin.merge.gone', message: 'Een van beide is er niet meer: gewist of al samengevoegd.' }),
  };
  return (
    <PasswordProof
      formId="mergeCustomers"
      label={t({ id: 'admin.merge.title', message: 'Klanten samenvoegen' })}
      submit={<Trans id="admin.merge.submit">Voorgoed samenvoegen</Trans>}
      failureTitle={t({ id: 'admin.merge.failed', message: 'Niet samengevoegd' })}
      failureText={(code) => sentences[code] ?? null}
      onSubmit={(proof) => submitTo(actor, proof)}
      onClose={back}
    >
      <div ref={focusOn} tabIndex={-1} className={css.steps}>
        <MergeWarnings preview={preview} choice={choice} />
        <p>
          <strong>
            <Trans id="admin.merge.final">Samenvoegen kan niet worden teruggedraaid.</Trans>
          </strong>{' '}
          <Trans id="admin.customer.erase.password">Vul je eigen wachtwoord in.</Trans>
        </p>
      </div>
    </PasswordProof>
  );
}
