import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { Refused } from '#machines/failureCode.ts';
import { giftCardCodeForm } from '#domain/credits/giftCardCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { waitSentence } from '#web/i18n/waitSentence.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { formClass } from '#web/features/people/forms/forms.css.ts';
import * as css from './balance.css.ts';

const resolver = standardSchemaResolver(giftCardCodeForm);

type CodeFormProps = {
  /** Why the last lookup failed. */
  refused: Refused | null;
  busy: boolean;
  onCode: (code: string) => void;
};

/** Errors about the code stand at the field, all others above the button. */
export function CodeForm({ refused, busy, onCode }: CodeFormProps) {
  const { t, i18n } = useLingui();
  const { register, handleSubmit, control, setFocus } = useForm({ resolver, defaultValues: { code: '' } });
  const { errors } = useFormState({ control });
  const label = t({ id: 'balance.code', message: 'Code van de cadeaubon' });
  const isWrong = refused?.problem === 'gift_card_invalid';
  useEffect(() => {
    if (isWrong) setFocus('code');
  }, [isWrong, setFocus]);
  const wrong = t({ id: 'giftCard.code_invalid', message: 'Ongeldige cadeaubon code. Probeer het opnieuw.' });
  const missing = errors.code?.message && i18n._(formSentence(errors.code.message, label));
  const submit = handleSubmit(({ code }) => onCode(code));
  return (
    <form
      noValidate
      aria-label={t({ id: 'balance.title', message: 'Saldo cadeaubon' })}
      className={formClass}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...register('code')}
        id="balance-code"
        label={label}
        hint={t({ id: 'balance.code.hint', message: 'Zestien tekens; streepjes en hoofdletters maken niet uit.' })}
        error={missing ?? (isWrong ? wrong : undefined)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
      />
      <div role="alert">
        {refused === null || isWrong ? null : (
          <Note kind="danger">
            <p>
              {refused.problem === 'too_many_requests' ? (
                <>
                  <Trans id="balance.throttled">Er is te vaak een code geprobeerd.</Trans>{' '}
                  {i18n._(waitSentence(refused.waitSeconds))}
                </>
              ) : (
                refusedText(refused)
              )}
            </p>
          </Note>
        )}
      </div>
      <div>
        <Button type="submit" className={css.button} busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
          <Trans id="balance.submit">Saldo bekijken</Trans>
        </Button>
      </div>
    </form>
  );
}
