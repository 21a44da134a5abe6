import { useLingui } from '@lingui/react/macro';
import type { AccountWindow } from '#machines/session/session.selectors.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { EraseForm } from './EraseForm.tsx';
import { ExportForm } from './ExportForm.tsx';
import { Logins } from './Logins.tsx';

type SettingsWindowProps = { shown: AccountWindow; onClose: () => void };

const contents = {
  changingPassword: ChangePasswordForm,
  viewingSessions: Logins,
  exporting: ExportForm,
  erasing: EraseForm,
} satisfies Record<AccountWindow, unknown>;

export function SettingsWindow({ shown, onClose }: SettingsWindowProps) {
  const { t } = useLingui();
  const titles: Record<AccountWindow, string> = {
    changingPassword: t({ id: 'account.password.change', message: 'Wachtwoord wijzigen' }),
    viewingSessions: t({ id: 'account.sessions', message: 'Waar en hoe je inlogt' }),
    exporting: t({ id: 'account.export', message: 'Je gegevens downloaden' }),
    erasing: t({ id: 'account.erase', message: 'Account verwijderen' }),
  };
  const Content = contents[shown];
  return (
    <Dialog open onClose={onClose} title={titles[shown]} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <Content onClose={onClose} />
    </Dialog>
  );
}
