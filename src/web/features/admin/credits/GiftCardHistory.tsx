import { Trans, useLingui } from '@lingui/react/macro';
import type { GiftCardMovement } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { useReasonText } from '../kit/reasonWords.ts';
import { useMoment } from '../kit/useMoment.ts';
import { useMovementNames } from './useMovementNames.ts';
import * as css from '../kit/Lines.css.ts';

/** Every movement and what was on the card after it, the newest first. */
export function GiftCardHistory({ movements }: { movements: readonly GiftCardMovement[] }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const reasonText = useReasonText();
  const names = useMovementNames();
  const after = (balance: number): string => {
    const amount = formatEuro(balance, locale);
    return t({ id: 'credit.after', message: `tegoed ${amount}` });
  };
  return (
    <section className={card} aria-labelledby="credit-history">
      <h2 id="credit-history" className={type.h3}>
        <Trans id="credit.history">Verloop</Trans>
      </h2>
      <ul className={css.lines}>
        {movements.toReversed().map(({ id, kind, amount, balance, number, reason, at }) => (
          <li key={id} className={css.line}>
            <span className={css.texts}>
              {[moment(at), names[kind], number ?? '', reasonText(reason)]
                .filter((text) => text !== '')
                .map((text) => (
                  <span key={text}>{text}</span>
                ))}
            </span>
            <span className={css.end}>
              {amount === 0 ? '' : `${amount > 0 ? '+' : ''}${formatEuro(amount, locale)} · `}
              {after(balance)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
