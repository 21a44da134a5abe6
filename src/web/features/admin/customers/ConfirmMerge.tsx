import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CustomerMergePreview } from '#contract/names.ts';
import { mergeFields, mergeSides, otherSide } from '#domain/people/mergedCustomer.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';
import { mergeCustomers } from '#web/queries/admin/customers.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import type { MergeChoice } from './MergeDialog.tsx';
import { MergeWarnings } from './MergeWarnings.tsx';
import { focusOn } from './focusOn.ts';
import * as css from './Merge.css.ts';

type ConfirmProps = { preview: CustomerMergePreview; choice: MergeChoice; onBack: () => void; onClose: () => void };

/** The last step, with the own password. Who changed meanwhile is read anew behind 'Annuleren'. */
export function ConfirmMerge({ preview, choice, onBack, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const goesSide = otherSide(choice.stays);
  const [stays, goes] = [preview[choice.stays], preview[goesSide]];
  const { mutateAsync } = useMutation(mergeCustomers(client, stays.customer.id));
  const sides = mergeSides({ own: preview.own.customer, other: preview.other.customer }, choice.stays, choice.chosen);
  const merge = async ({ password }: { password: string }): Promise<void> => {
    await mutateAsync({
      otherId: goes.customer.id,
      version: stays.version,
      otherVersion: goes.version,
      fromOther: mergeFields.filter((field) => sides[field] === goesSide),
      password,
    });
    toastSuccess(t({ id: 'admin.merge.done', message: 'De klanten zijn samengevoegd' }));
    onClose();
    await navigate({ to: '/admin/customers/$id', params: { id: stays.customer.id } });
  };
  const back = (): void => {
    void client.invalidateQueries({ queryKey: ['admin', 'customer', preview.own.customer.id, 'merge'] });
    onBack();
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
      onSubmit={merge}
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
