import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { maxCodeLength, scannedCode } from '#domain/credits/scannedCode.ts';
import type { Refused } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { waitSentence } from '#web/i18n/waitSentence.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import * as css from './CreditCode.css.ts';
import { CheckedForm } from './CheckedForm.tsx';

type CreditCodeFormProps = {
  refused: Refused | null;
  isBusy: boolean;
  onCode: (code: string) => void;
};

/**
 * The code of a gift card or voucher, typed or read by a hand scanner, which types it and presses Enter: also while the one before
 * is looked up.
 */
export function CreditCodeForm({ refused, isBusy, onCode }: CreditCodeFormProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const sentenceOf = ({ problem, waitSeconds }: Refused): string => {
    if (problem === 'gift_card_invalid') {
      return t({ id: 'giftCard.code_invalid', message: 'Ongeldige cadeaubon code. Probeer het opnieuw.' });
    }
    if (problem !== 'too_many_requests') return refusedText({ problem, waitSeconds });
    const throttled = t({ id: 'balance.throttled', message: 'Er is te vaak een code geprobeerd.' });
    return `${throttled} ${i18n._(waitSentence(waitSeconds))}`;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = scannedCode(typed).slice(0, maxCodeLength);
    if (code === '') return;
    setTyped('');
    onCode(code);
  };
  return (
    <CheckedForm className={css.form} onSubmit={submit}>
      <TextField
        className={css.field}
        label={t({ id: 'admin.credit.code', message: 'Code van de cadeaubon of voucher' })}
        error={refused === null ? undefined : sentenceOf(refused)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="outline" size="small">
        {isBusy ? <Trans id="common.busy">Bezig…</Trans> : <Trans id="admin.credit.check">Kijk wat erop staat</Trans>}
      </Button>
    </CheckedForm>
  );
}
