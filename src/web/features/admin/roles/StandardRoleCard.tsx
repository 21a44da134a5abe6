import { Trans } from '@lingui/react/macro';
import type { Role } from '#contract/names.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card, cards } from '../kit/AdminPage.css.ts';
import * as css from './Roles.css.ts';
import { usePermissionWords } from '../kit/usePermissionWords.ts';

export function StandardRoleCard({ role }: { role: Role }) {
  const words = usePermissionWords();
  return (
    <div className={cards}>
      <section className={card} aria-labelledby="may-title">
        <h2 id="may-title" className={type.h3}>
          <Trans id="admin.role.permissions">Wie deze rol heeft, mag</Trans>
        </h2>
        <ul className={css.list}>
          {role.permissions.map((permission) => (
            <li key={permission}>{words[permission]}</li>
          ))}
        </ul>
        <p>
          <Trans id="admin.role.fixed">
            Een vaste rol kun je niet wijzigen. Maak een eigen rol als je iets anders nodig hebt.
          </Trans>
        </p>
      </section>
    </div>
  );
}
