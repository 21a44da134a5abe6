import { useLingui } from '@lingui/react/macro';

/** How guests pay at the desk. */
export function useDeskMethods(): Record<string, string> {
  const { t } = useLingui();
  return {
    cash: t({ id: 'admin.desk.cash', message: 'Contant' }),
    card: t({ id: 'admin.desk.card', message: 'Pin' }),
    other: t({ id: 'admin.desk.other', message: 'Anders' }),
  };
}
