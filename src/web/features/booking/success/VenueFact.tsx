import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Fact } from './Fact.tsx';

export function VenueFact() {
  const { name, address, routeUrl } = useConfig().venue;
  return (
    <Fact icon="pin" value={name}>
      {address === '' ? null : <>{address} · </>}
      <a href={routeUrl} className={linkClass}>
        <Trans id="success.route">Routebeschrijving</Trans>
      </a>
    </Fact>
  );
}
