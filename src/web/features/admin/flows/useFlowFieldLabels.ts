import { useLingui } from '@lingui/react/macro';

/** Of the parts of a flow's form, and of what an entry of its history says. */
export function useFlowFieldLabels() {
  const { t } = useLingui();
  return {
    state: t({ id: 'admin.state', message: 'Status' }),
    name: t({ id: 'admin.column.name', message: 'Naam' }),
    slug: t({ id: 'admin.flow.slug', message: 'Adres van de pagina' }),
    description: t({ id: 'admin.flow.description', message: 'Omschrijving' }),
    imageId: t({ id: 'admin.flow.image', message: 'Afbeelding' }),
    type: t({ id: 'admin.flows.type', message: 'Type' }),
    steps: t({ id: 'admin.flow.steps', message: 'Stappen' }),
    checkinGroups: t({ id: 'admin.flow.groups', message: 'Check-in groepen' }),
    productId: t({ id: 'admin.flow.product', message: 'Product' }),
    checkoutType: t({ id: 'admin.flow.checkout', message: 'Afrekenen' }),
    checkoutText: t({ id: 'admin.flow.checkoutText', message: 'Tekst bij het afronden' }),
    checkoutConfirmTitle: t({ id: 'admin.flow.confirmTitle', message: 'Titel boven de knop' }),
  };
}
