import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/Button.css.ts';
import { artImage } from '#web/ui/artImage.ts';
import { arch } from '#web/ui/Card.css.ts';
import { Main } from '#web/ui/Main.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { container } from '#web/ui/theme/layout.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './Flow.css.ts';

/** `slug`: the flow to whose first step it leads back. */
export function InvalidPage({ slug }: { slug?: string }) {
  const { t } = useLingui();
  const title = t({ id: 'flow.invalid.title', message: 'Ongeldige pagina' });
  const button = buttonClass({ kind: 'filled' });
  const back = <Trans id="flow.invalid.back">Terug naar begin</Trans>;
  const Frame = slug === undefined ? Main : 'div';
  return (
    <Frame className={joinClasses(slug === undefined && container, css.invalid)}>
      <PageTitle parts={[title]} />
      <Picture image={artImage('olijftak')} width={84} eager className={arch()} />
      <h1 className={type.h1}>{title}</h1>
      <p className={type.lead}>
        <Trans id="flow.invalid.text">De opgevraagde pagina bestaat niet of is niet geldig.</Trans>
      </p>
      {slug === undefined ? (
        <Link to="/" className={button}>
          {back}
        </Link>
      ) : (
        <Link to="/flow/$slug" params={{ slug }} className={button}>
          {back}
        </Link>
      )}
    </Frame>
  );
}
