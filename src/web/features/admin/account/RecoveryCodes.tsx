import { Trans } from '@lingui/react/macro';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { Button } from '#web/ui/Button.tsx';
import * as css from './Account.css.ts';

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className={css.codesBox}>
      <p>
        <Trans id="admin.codes.text">
          Bewaar deze herstelcodes op een veilige plek. Met elk kun je één keer inloggen zonder je app. Je ziet ze
          alleen nu.
        </Trans>
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={dialogButtons}>
        <Button onClick={onDone}>
          <Trans id="admin.codes.saved">Ik heb ze bewaard</Trans>
        </Button>
      </div>
    </div>
  );
}
