import { Trans } from '@lingui/react/macro';
import type { CustomerMergePreview } from '#contract/names.ts';
import { otherSide, sidesOf } from '#domain/people/mergedCustomer.ts';
import type { MergeChoice } from '#domain/people/mergedCustomer.ts';
import { Note } from '#web/ui/Note.tsx';

/** Who can reach what afterwards. */
export function MergeWarnings({ preview, choice }: { preview: CustomerMergePreview; choice: MergeChoice }) {
  const goesSide = otherSide(choice.stays);
  const [stays, goes] = [preview[choice.stays].customer.email, preview[goesSide].customer.email];
  const sides = sidesOf(preview, choice);
  return (
    <Note kind="warning">
      <p>
        <Trans id="admin.merge.moves">
          Alles van {goes} komt bij {stays}: reserveringen, bestellingen, kaarten, bonnen, opmerkingen en de notitie. De
          nieuwsbrief gaat alleen door als beide hem wilden.
        </Trans>
      </p>
      <p>
        <Trans id="admin.merge.login">
          Inloggen met {goes} kan daarna niet meer: wachtwoord, passkeys en ingelogde apparaten van dat account
          vervallen.
        </Trans>
      </p>
      {sides.email === goesSide ? (
        <p>
          <strong>
            <Trans id="admin.merge.email">
              Wie de mail van {goes} leest, kan straks bij de geschiedenis van allebei. Het adres geldt zodra de link in
              de mail daarheen is geopend.
            </Trans>
          </strong>
        </p>
      ) : (
        <p>
          <Trans id="admin.merge.closed">Wie de mail van {goes} leest, kan niet bij dit account.</Trans>
        </p>
      )}
    </Note>
  );
}
