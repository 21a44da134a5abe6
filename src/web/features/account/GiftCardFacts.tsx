import { Trans } from '@lingui/react/macro';
import type { CustomerGiftCard } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { Movements } from './Movements.tsx';
import { PrintLink } from './PrintLink.tsx';
import * as css from './subscription.css.ts';

export function GiftCardFacts({ card }: { card: CustomerGiftCard }) {
  const { id, kind, name, recipient, amount, balance, usableTo, blocked } = card;
  const locale = currentLocale();
  const [remaining, whole] = [formatEuro(balance, locale), formatEuro(amount, locale)];
  const until = usableTo === null ? null : dayWithYear(usableTo, locale).replaceAll(' ', '\u00A0');
  return (
    <li className={css.item}>
      <h3 className={type.h3}>{plainText(name)}</h3>
      {recipient === '' ? null : (
        <p className={muted}>
          <Trans id="account.gift_card.for">Voor {recipient}</Trans>
        </p>
      )}
      {until === null ? null : (
        <p className={muted}>
          <Trans id="account.gift_card.until">Geldig tot en met {until}</Trans>
        </p>
      )}
      <p className={type.label}>
        {blocked ? (
          <Trans id="account.gift_card.blocked">Niet meer te gebruiken</Trans>
        ) : kind === 'giftCard' ? (
          <Trans id="account.gift_card.balance">
            Nog {remaining} van {whole}
          </Trans>
        ) : balance === 0 ? (
          <Trans id="account.gift_card.used">Gebruikt</Trans>
        ) : (
          <Trans id="account.gift_card.unused">Nog niet gebruikt</Trans>
        )}
      </p>
      {blocked ? null : <PrintLink card={card} />}
      {kind === 'giftCard' ? (
        <Movements credit={{ of: 'gift-cards', id }} amountText={(cents) => formatEuro(cents, locale)} />
      ) : null}
    </li>
  );
}
