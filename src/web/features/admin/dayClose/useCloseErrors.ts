import { useLingui } from '@lingui/react/macro';

/** The sentence of a code of `dayCloseErrors`. */
export function useCloseErrors(): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  const words: Record<string, string> = {
    required: t({ id: 'dayClose.error.required', message: 'Vul dit in.' }),
    too_high: t({ id: 'dayClose.error.tooHigh', message: 'Dit is meer dan er in de kassa zit.' }),
    mismatch: t({ id: 'dayClose.error.mismatch', message: 'Dit is niet wat de munten en biljetten samen zijn.' }),
  };
  return (code) => (code === undefined ? undefined : (words[code] ?? words['required']));
}
