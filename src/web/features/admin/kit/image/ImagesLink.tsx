import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/Button.css.ts';

/** To all pictures of the venue. */
export function ImagesLink() {
  return (
    <Link to="/admin/images" className={buttonClass({ kind: 'outline', size: 'small' })}>
      <Trans id="admin.images">Afbeeldingen</Trans>
    </Link>
  );
}
