import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { redeemForm, type CodeToRedeem } from '#domain/credits/redeemForm.ts';
import { isRedeemingBusy, redeemRefusal } from '#machines/checkout/checkout.selectors.ts';
import { giftAtHand } from '#web/queries/giftLink.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './redeeming.css.ts';
import { useRedeemTexts } from './useRedeemTexts.ts';

const resolver = standardSchemaResolver(redeemForm);

/** Errors about the code stand at the field, all others below. */
export function RedeemForm({ checkout }: { checkout: CheckoutRef }) {
  const { t, i18n } = useLingui();
  const busy = useSelector(checkout, isRedeemingBusy);
  const refusal = useSelector(checkout, redeemRefusal);
  const { register, handleSubmit, control, setFocus } = useForm<CodeToRedeem>({
    resolver,
    defaultValues: giftAtHand() ?? { kind: 'giftCard', code: '' },
  });
  const { errors } = useFormState({ control });
  const kind = useWatch({ control, name: 'kind' });
  const texts = useRedeemTexts(kind);
  const refused = refusal?.kind === kind ? texts.refused(refusal) : null;
  const label = t({ id: 'redeem.code', message: 'Code' });
  const missing = errors.code?.message && i18n._(formSentence(errors.code.message, label));
  useEffect(() => {
    if (refusal !== null) setFocus('code');
  }, [refusal, setFocus]);
  const submit = handleSubmit((values) => checkout.send({ type: 'code.submitted', ...values }));
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <RadioTags
        label={t({ id: 'redeem.kind', message: 'Wat wil je inwisselen?' })}
        options={texts.kinds}
        inputProps={register('kind')}
      />
      <TextField
        {...register('code')}
        id="redeem-code"
        label={label}
        hint={texts.hint}
        error={missing ?? (refused?.atField ? refused.text : undefined)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
      />
      <div role="alert">
        {refused === null || refused.atField ? null : (
          <Note kind="danger">
            <p>{refused.text}</p>
          </Note>
        )}
      </div>
      <div className={css.actions}>
        <Button kind="text" onClick={() => checkout.send({ type: 'redeeming.closed' })}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <Button type="submit" busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
          <Trans id="redeem.submit">Inwisselen</Trans>
        </Button>
      </div>
    </form>
  );
}
