import { useLingui } from '@lingui/react/macro';
import { FlowType } from '#domain/catalog/flowTypes.ts';

/** Labels of specification §3: of a flow, and of the content of a step. */
export function useFlowTypes(): Record<FlowType, string> {
  const { t } = useLingui();
  return {
    [FlowType.Entry]: t({ id: 'admin.flow.entry', message: 'Entree' }),
    [FlowType.FreeEntry]: t({ id: 'admin.flow.calendar', message: 'Check-in Kalender' }),
    [FlowType.Checkin]: t({ id: 'admin.flow.checkin', message: 'Check-in' }),
    [FlowType.Arrangements]: t({ id: 'admin.flow.arrangements', message: 'Arrangementen' }),
    [FlowType.Treatments]: t({ id: 'admin.flow.treatments', message: 'Behandelingen' }),
    [FlowType.GiftCard]: t({ id: 'admin.flow.giftCard', message: 'Cadeaubon Product' }),
    [FlowType.Voucher]: t({ id: 'admin.flow.voucher', message: 'Voucher Product' }),
    [FlowType.Subscription]: t({ id: 'admin.flow.subscription', message: 'Abonnement Product' }),
  };
}

export function useFlowTypeEffects(): Record<FlowType, string> {
  const { t } = useLingui();
  return {
    [FlowType.Entry]: t({
      id: 'admin.flow.entry.effect',
      message: 'De bezoeker kiest personen, dag en tijden, en per gast een entree uit je categorieën.',
    }),
    [FlowType.FreeEntry]: t({
      id: 'admin.flow.calendar.effect',
      message: 'De bezoeker kiest een dagdeel en een dag in een maandkalender met prijzen.',
    }),
    [FlowType.Checkin]: t({
      id: 'admin.flow.checkin.effect',
      message: 'Als de kalender, maar zonder prijzen bij de dagen.',
    }),
    [FlowType.Arrangements]: t({
      id: 'admin.flow.arrangements.effect',
      message: 'De bezoeker kiest dag en tijden en dan een arrangement. Daarna kunnen extra stappen volgen.',
    }),
    [FlowType.Treatments]: t({
      id: 'admin.flow.treatments.effect',
      message: 'De bezoeker kiest een dag en behandelingen, elk op een eigen tijd.',
    }),
    [FlowType.GiftCard]: t({
      id: 'admin.flow.giftCard.effect',
      message: 'Een bestelling zonder dag: de koper kiest zelf het bedrag.',
    }),
    [FlowType.Voucher]: t({
      id: 'admin.flow.voucher.effect',
      message: 'Een bestelling zonder dag, met een vaste prijs.',
    }),
    [FlowType.Subscription]: t({
      id: 'admin.flow.subscription.effect',
      message: 'Een badenkaart of abonnement, zonder dag besteld.',
    }),
  };
}
