import { useLingui } from '@lingui/react/macro';
import type { LedgerEntry } from '#contract/names.ts';

/** Entries whose reason is a way of paying. */
export const isAtDesk = (kind: LedgerEntry['kind']): boolean => kind === 'desk' || kind === 'deskRefund';

/** How guests pay at the desk. */
export function useDeskMethods(): Record<string, string> {
  const { t } = useLingui();
  return {
    cash: t({ id: 'admin.desk.cash', message: 'Contant' }),
    card: t({ id: 'admin.desk.card', message: 'Pin' }),
    other: t({ id: 'admin.desk.other', message: 'Anders' }),
  };
}
