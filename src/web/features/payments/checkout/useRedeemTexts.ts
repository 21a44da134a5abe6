import { useLingui } from '@lingui/react/macro';
import type { Refused } from '#machines/failureCode.ts';
import type { RedeemableKind } from '#machines/checkout/checkout.types.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { waitSentence } from '#web/i18n/waitSentence.ts';
import type { RadioOption } from '#web/ui/RadioTags.tsx';
import { useRedeemableNames } from './useRedeemableNames.ts';

type RedeemTexts = {
  kinds: RadioOption[];
  hint: string;
  /** `atField` when the code itself is wrong. */
  refused: (refused: Refused) => { text: string; atField: boolean };
};

export function useRedeemTexts(kind: RedeemableKind): RedeemTexts {
  const { t, i18n } = useLingui();
  const names = useRedeemableNames();
  const hints: Record<RedeemableKind, string> = {
    giftCard: t({
      id: 'redeem.hint.gift_card',
      message: 'De code staat op de bon. Wat je niet gebruikt, blijft erop staan.',
    }),
    voucher: t({
      id: 'redeem.hint.voucher',
      message: 'De code staat op de voucher. Wat hij niet betaalt, vervalt als je de reservering afrondt.',
    }),
    promoCode: t({ id: 'redeem.hint.promo_code', message: 'Per reservering geldt één actiecode.' }),
  };
  const invalid: Record<RedeemableKind, string> = {
    giftCard: t({ id: 'giftCard.code_invalid', message: 'Ongeldige cadeaubon code. Probeer het opnieuw.' }),
    voucher: t({ id: 'redeem.invalid.voucher', message: 'Ongeldige voucher code. Probeer het opnieuw.' }),
    promoCode: t({ id: 'redeem.invalid.promo_code', message: 'Ongeldige actiecode. Probeer het opnieuw.' }),
  };
  const useless: Record<RedeemableKind, string> = {
    giftCard: t({ id: 'redeem.useless.gift_card', message: 'Deze cadeaubon kan hier niets meer betalen.' }),
    voucher: t({ id: 'redeem.useless.voucher', message: 'Deze voucher is voor iets anders dan je reserveert.' }),
    promoCode: t({
      id: 'redeem.useless.promo_code',
      message: 'Deze actiecode kan er niets meer afhalen. Je gebruikt er misschien al een.',
    }),
  };
  const refused = ({ problem, waitSeconds }: Refused): { text: string; atField: boolean } => {
    if (problem === 'gift_card_invalid') return { text: invalid[kind], atField: true };
    if (problem === 'nothing_to_redeem') return { text: useless[kind], atField: true };
    if (problem !== 'too_many_requests') return { text: refusedText({ problem, waitSeconds }), atField: false };
    const throttled = t({ id: 'balance.throttled', message: 'Er is te vaak een code geprobeerd.' });
    return { text: `${throttled} ${i18n._(waitSentence(waitSeconds))}`, atField: false };
  };
  const kinds = (Object.keys(names) as RedeemableKind[]).map((value) => ({ value, label: names[value] }));
  return { kinds, hint: hints[kind], refused };
}
