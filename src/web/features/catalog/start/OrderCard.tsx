import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FlowSummary } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { arch } from '#web/ui/Card.css.ts';
import { CompactCard } from '#web/ui/CompactCard.tsx';
import { Picture } from '#web/ui/Picture.tsx';

export function OrderCard({ flow, level }: { flow: FlowSummary; level: 2 | 3 }) {
  const { t } = useLingui();
  const { fallbackImage } = useConfig();
  const { slug, name, description, image, untranslated } = flow;
  return (
    <div lang={untranslated ? 'nl' : undefined}>
      <CompactCard
        headingLevel={level}
        picture={<Picture image={image} fallback={fallbackImage} width={84} className={arch()} />}
        title={name}
        line={plainText(description)}
        action={
          <Link
            to="/flow/$slug"
            params={{ slug }}
            className={buttonClass({ kind: 'soft', size: 'small' })}
            aria-label={t({ id: 'start.order.name', message: `Bestellen: ${name}` })}
          >
            <Trans id="start.order">Bestellen</Trans>
          </Link>
        }
      />
    </div>
  );
}
