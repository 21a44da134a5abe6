import { useLingui } from '@lingui/react/macro';
import type { AuditName } from '#contract/names.ts';
import { localText } from '../LocalText.tsx';

/** What an id in an entry is called, or why it has no name. */
export function useAuditNames(): (name: AuditName) => string {
  const { t } = useLingui();
  const unfinished = t({ id: 'admin.audit.unfinished', message: 'reservering die niet is afgerond' });
  const nameless: Partial<Record<AuditName['source'], string>> = {
    reservation: unfinished,
    payment: unfinished,
    customer: t({ id: 'admin.audit.erasedCustomer', message: 'klant die is gewist of samengevoegd' }),
  };
  const words = {
    gone: t({ id: 'admin.audit.gone', message: 'bestaat niet meer' }),
    nameless: t({ id: 'admin.audit.nameless', message: 'zonder naam' }),
    withheld: t({ id: 'admin.audit.withheldName', message: 'naam niet zichtbaar voor je rol' }),
  };
  return ({ source, state, name }) => {
    if (state === 'named' && name !== null) return localText(name);
    return (state === 'nameless' ? nameless[source] : null) ?? words[state === 'named' ? 'nameless' : state];
  };
}
