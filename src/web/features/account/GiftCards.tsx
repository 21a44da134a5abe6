import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { giftCardsQuery } from '#web/queries/customerHistory.ts';
import { AccountList } from './AccountList.tsx';
import { GiftCardFacts } from './GiftCardFacts.tsx';
import * as css from './subscription.css.ts';

export function GiftCards() {
  return (
    <AccountList
      id="account-gift-cards"
      title={<Trans id="account.gift_cards">Mijn cadeaubonnen</Trans>}
      answer={useQuery(giftCardsQuery)}
      failed={<Trans id="account.gift_cards.failed">Je cadeaubonnen konden niet worden opgehaald.</Trans>}
    >
      {(cards) => (
        <div className={css.card}>
          <ul className={css.list}>
            {cards.map((card) => (
              <GiftCardFacts key={card.id} card={card} />
            ))}
          </ul>
        </div>
      )}
    </AccountList>
  );
}
