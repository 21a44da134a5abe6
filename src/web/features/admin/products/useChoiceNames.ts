import { useLingui } from '@lingui/react/macro';

/** 0 is always included (specification §3). */
export function useChoiceNames(): (choice: number) => string {
  const { t } = useLingui();
  return (choice) =>
    choice === 0
      ? t({ id: 'product.choice.always', message: 'Altijd inbegrepen' })
      : t({ id: 'arrangements.choice', message: `Keuze ${choice}` });
}
