import { Trans } from '@lingui/react/macro';
import type { MailPreview } from '#contract/names.ts';
import * as css from './Settings.css.ts';

/** The text part: pages of staff run no markup that did not come with them. */
export function MailText({ mail: { from, replyTo, subject, text } }: { mail: MailPreview }) {
  return (
    <div className={css.samples}>
      <p>
        <Trans id="settings.mail.from">Van: {from}</Trans>
      </p>
      {replyTo === null ? null : (
        <p>
          <Trans id="settings.mail.replies">Antwoorden naar: {replyTo}</Trans>
        </p>
      )}
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={css.preview}>{text}</p>
    </div>
  );
}
