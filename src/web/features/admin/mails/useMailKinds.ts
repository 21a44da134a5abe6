import { useLingui } from '@lingui/react/macro';

/** What staff call each kind of mail. */
export function useMailKinds(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    confirmation: t({ id: 'mail.confirmation', message: 'Bevestiging' }),
    changed: t({ id: 'mail.changed', message: 'Bevestiging van een wijziging' }),
    cancelled: t({ id: 'mail.cancelled', message: 'Annulering' }),
    giftCard: t({ id: 'mail.giftCard', message: 'Cadeaubon of voucher' }),
    paymentFailed: t({ id: 'mail.paymentFailed', message: 'Betaling mislukt' }),
    paymentLate: t({ id: 'mail.paymentLate', message: 'Te laat betaald' }),
    refunded: t({ id: 'mail.refunded', message: 'Terugbetaling' }),
    paymentLink: t({ id: 'mail.paymentLink', message: 'Betaallink' }),
    receipt: t({ id: 'admin.receipt', message: 'Betaalbewijs' }),
    accountUnused: t({ id: 'mail.accountUnused', message: 'Account lang niet gebruikt' }),
    bulk: t({ id: 'mail.bulk', message: 'Mail aan gasten' }),
    test: t({ id: 'mail.test', message: 'Proefmail' }),
    confirmEmail: t({ id: 'mail.confirmEmail', message: 'E-mailadres bevestigen' }),
    acceptInvite: t({ id: 'mail.acceptInvite', message: 'Uitnodiging van een collega' }),
    emailChange: t({ id: 'mail.emailChange', message: 'Nieuw e-mailadres' }),
    resetPassword: t({ id: 'mail.resetPassword', message: 'Nieuw wachtwoord kiezen' }),
    passkeyAdded: t({ id: 'mail.passkeyAdded', message: 'Toegangssleutel toegevoegd' }),
    passkeyRemoved: t({ id: 'mail.passkeyRemoved', message: 'Toegangssleutel verwijderd' }),
    passwordChanged: t({ id: 'mail.passwordChanged', message: 'Wachtwoord gewijzigd' }),
  };
}
