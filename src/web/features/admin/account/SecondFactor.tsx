import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrentStaffUser } from '#contract/names.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import * as css from '../users/Users.css.ts';
import { SecurityDialog } from './SecurityDialog.tsx';
import { StaffPasskeys } from './StaffPasskeys.tsx';
import type { StaffSecurityRef } from './useStaffSecurity.ts';

type SecondFactorProps = { user: CurrentStaffUser; security: StaffSecurityRef };

export function SecondFactor({ user, security }: SecondFactorProps) {
  const { t } = useLingui();
  return (
    <section className={`${card} ${css.facts}`} aria-labelledby="factor-title">
      <div className={css.head}>
        <h2 id="factor-title" className={type.h3}>
          {t({ id: 'admin.factor', message: 'Tweede stap' })}
        </h2>
        {user.secondFactor ? (
          <Badge kind="success">
            <Trans id="admin.factor.on">Staat aan</Trans>
          </Badge>
        ) : null}
      </div>
      {user.secondFactorRequired && !user.secondFactor ? (
        <Note kind="warning">
          <p>
            <Trans id="admin.factor.required">
              Voor jouw rol is een tweede stap nodig. Zet die aan om verder te werken.
            </Trans>
          </p>
        </Note>
      ) : null}
      <p>
        <Trans id="admin.factor.why">
          Met een tweede stap vragen we bij het inloggen ook een code uit een app op je telefoon, of een passkey. Wie
          alleen je wachtwoord kent, komt er dan niet in.
        </Trans>
      </p>
      <div className={css.row}>
        {user.secondFactor ? (
          <Button kind="outline" onClick={() => security.send({ type: 'renewal.requested' })}>
            <Trans id="admin.factor.renew">Nieuwe herstelcodes</Trans>
          </Button>
        ) : null}
        {user.authenticator ? (
          <Button kind="text" onClick={() => security.send({ type: 'appRemoval.requested' })}>
            <Trans id="admin.factor.app_off">Zet de app uit</Trans>
          </Button>
        ) : (
          <Button kind="outline" onClick={() => security.send({ type: 'app.requested' })}>
            <Trans id="admin.factor.app_on">Zet een app aan</Trans>
          </Button>
        )}
      </div>
      <StaffPasskeys security={security} />
      <SecurityDialog security={security} />
    </section>
  );
}
