import type { Language } from '#domain/values/translated.ts';

export interface ExportTexts {
  title: string;
  madeOn: string;
  details: string;
  name: string;
  email: string;
  formerEmails: string;
  phone: string;
  address: string;
  newsletter: string;
  yes: string;
  no: string;
  since: string;
  note: string;
  reservations: string;
  orders: string;
  subscriptions: string;
  giftCards: string;
  payments: string;
  refunded: string;
  remarks: string;
  cardWords: string;
  logins: string;
  passkeys: string;
  nothing: string;
}

const nl: ExportTexts = {
  title: 'Alles wat we van je bewaren',
  madeOn: 'Gemaakt op',
  details: 'Je gegevens',
  name: 'Naam',
  email: 'E-mailadres',
  formerEmails: 'Eerdere e-mailadressen',
  phone: 'Telefoonnummer',
  address: 'Adres',
  newsletter: 'Nieuwsbrief',
  yes: 'Ja',
  no: 'Nee',
  since: 'Account sinds',
  note: 'Notitie van onze medewerkers',
  reservations: 'Reserveringen',
  orders: 'Bestellingen',
  subscriptions: 'Abonnementen en badenkaarten',
  giftCards: 'Cadeaubonnen en vouchers',
  payments: 'Betalingen',
  refunded: 'terugbetaald',
  remarks: 'Opmerkingen',
  cardWords: 'Teksten op cadeaubonnen',
  logins: 'Waar je bent ingelogd',
  passkeys: 'Passkeys',
  nothing: 'Niets',
};

const en: ExportTexts = {
  title: 'Everything we store about you',
  madeOn: 'Made on',
  details: 'Your details',
  name: 'Name',
  email: 'Email address',
  formerEmails: 'Former e-mail addresses',
  phone: 'Phone number',
  address: 'Address',
  newsletter: 'Newsletter',
  yes: 'Yes',
  no: 'No',
  since: 'Account since',
  note: 'Note by our staff',
  reservations: 'Bookings',
  orders: 'Orders',
  subscriptions: 'Subscriptions and passes',
  giftCards: 'Gift cards and vouchers',
  payments: 'Payments',
  refunded: 'refunded',
  remarks: 'Notes',
  cardWords: 'Words on gift cards',
  logins: 'Where you are logged in',
  passkeys: 'Passkeys',
  nothing: 'Nothing',
};

const de: ExportTexts = {
  title: 'Alles, was wir über Sie speichern',
  madeOn: 'Erstellt am',
  details: 'Ihre Daten',
  name: 'Name',
  email: 'E-Mail-Adresse',
  formerEmails: 'Frühere E-Mail-Adressen',
  phone: 'Telefonnummer',
  address: 'Adresse',
  newsletter: 'Newsletter',
  yes: 'Ja',
  no: 'Nein',
  since: 'Konto seit',
  note: 'Notiz unserer Mitarbeitenden',
  reservations: 'Reservierungen',
  orders: 'Bestellungen',
  subscriptions: 'Abonnements und Bäderkarten',
  giftCards: 'Gutscheine',
  payments: 'Zahlungen',
  refunded: 'erstattet',
  remarks: 'Anmerkungen',
  cardWords: 'Texte auf Gutscheinen',
  logins: 'Wo Sie angemeldet sind',
  passkeys: 'Passkeys',
  nothing: 'Nichts',
};

const fr: ExportTexts = {
  title: 'Tout ce que nous conservons à votre sujet',
  madeOn: 'Établi le',
  details: 'Vos coordonnées',
  name: 'Nom',
  email: 'Adresse e-mail',
  formerEmails: 'Anciennes adresses e-mail',
  phone: 'Numéro de téléphone',
  address: 'Adresse',
  newsletter: 'Newsletter',
  yes: 'Oui',
  no: 'Non',
  since: 'Compte depuis le',
  note: 'Note de notre équipe',
  reservations: 'Réservations',
  orders: 'Commandes',
  subscriptions: 'Abonnements et cartes',
  giftCards: 'Cartes cadeaux et bons',
  payments: 'Paiements',
  refunded: 'remboursé',
  remarks: 'Remarques',
  cardWords: 'Textes sur les cartes cadeaux',
  logins: 'Où vous êtes connecté(e)',
  passkeys: 'Clés d’accès (passkeys)',
  nothing: 'Rien',
};

export const exportTexts: Record<Language, ExportTexts> = { nl, en, de, fr };
