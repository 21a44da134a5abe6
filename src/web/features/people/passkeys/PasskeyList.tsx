import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { momentTime } from '#web/i18n/moments.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './passkeys.css.ts';

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (id: string) => void };

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { t } = useLingui();
  return (
    <ul className={css.list} aria-label={t({ id: 'passkey.list', message: 'Passkeys' })}>
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey.id)} />
      ))}
    </ul>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { timeZone } = useConfig().venue;
  const { name, createdAt, lastUsedAt } = passkey;
  const at = momentTime(lastUsedAt ?? createdAt, currentLocale(), timeZone);
  return (
    <li className={css.line}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.when}>
          {lastUsedAt === null ? (
            <Trans id="passkey.added">Toegevoegd: {at}</Trans>
          ) : (
            <Trans id="account.session.used">Laatst gebruikt: {at}</Trans>
          )}
        </p>
      </div>
      <Button kind="outline" size="small" onClick={onRemove}>
        <Trans id="passkey.remove.one">
          Verwijderen<VisuallyHidden> {name}</VisuallyHidden>
        </Trans>
      </Button>
    </li>
  );
}
