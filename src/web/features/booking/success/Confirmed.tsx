import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Success.css.ts';

type ConfirmedProps = {
  title: string;
  heading: ReactNode;
  /** Null when this browser may not know it. */
  email: string | null;
  children: ReactNode;
};

export function Confirmed({ title, heading, email, children }: ConfirmedProps) {
  const { contactUrl } = useConfig().venue;
  return (
    <div className={css.words}>
      <PageTitle parts={[title]} />
      <Badge kind="success">{title}</Badge>
      <h1 className={type.display}>{heading}</h1>
      <p className={type.lead}>
        {email === null ? (
          <Trans id="success.mail">
            Je krijgt een bevestiging per e-mail. Niets ontvangen? Neem dan even <a href={contactUrl}>contact</a> met
            ons op.
          </Trans>
        ) : (
          <Trans id="success.mail_to">
            Je krijgt een bevestiging op {email}. Niets ontvangen? Neem dan even <a href={contactUrl}>contact</a> met
            ons op.
          </Trans>
        )}
      </p>
      {children}
    </div>
  );
}
