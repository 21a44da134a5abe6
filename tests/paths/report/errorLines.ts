/** A line of §8, why somebody sees it, and what shows it: a step of a path, or words in a journey; null for nothing yet. */
export type ErrorLine = {
  says: string;
  cause: string;
  shown: { step: RegExp } | { journey: string; words: string } | null;
};

const notice = (code: string, request = ''): { step: RegExp } => ({
  step: new RegExp(`told notice \\(kind (?:error|success), code ${code},.*${request}`),
});

export const errorLines: ErrorLine[] = [
  { says: 'No admin token found', cause: 'a page of the office without a token', shown: null },
  {
    says: 'Ongeldige pagina',
    cause: 'a sub-page that the flow does not have',
    shown: { journey: 'subPages', words: 'Ongeldige pagina' },
  },
  {
    says: 'Fout bij wijzigen reservering',
    cause: 'giving up the reservation is refused',
    shown: notice('cancel_failed'),
  },
  {
    says: '… is helaas niet beschikbaar op de geselecteerde datum voor gast …',
    cause: 'others were faster, or nobody works',
    shown: notice('not_booked'),
  },
  {
    says: '… is al toegevoegd aan de reservering voor gast …',
    cause: 'the same treatment twice for a guest',
    shown: { journey: 'entriesPerGuest', words: 'is al toegevoegd aan de reservering voor gast 1' },
  },
  {
    says: 'Er is al een entree toegevoegd aan de reservering voor gast …',
    cause: 'a second entry for a guest',
    shown: { journey: 'entriesPerGuest', words: 'Er is al een entree toegevoegd' },
  },
  { says: 'Fout bij verwijderen', cause: 'a removal is refused', shown: notice('removal_failed') },
  {
    says: 'Er is een fout opgetreden bij het navigeren naar de volgende pagina.',
    cause: 'the places cannot be fixed before the payment',
    shown: notice('prepare_failed'),
  },
  { says: 'Fout bij toevoegen', cause: 'adding is refused', shown: notice('add_failed') },
  {
    says: 'Er is een fout opgetreden bij het toevoegen van de tijden.',
    cause: 'a check-in is refused',
    shown: notice('add_failed', 'request checkin'),
  },
  {
    says: 'Fout bij toevoegen (no date selected)',
    cause: 'something is asked for without a day',
    shown: notice('date_required'),
  },
  {
    says: 'Fout bij toevoegen (no time selected)',
    cause: 'something is asked for without times',
    shown: notice('times_required'),
  },
  {
    says: 'Dit e-mailadres is al geregistreerd',
    cause: 'registering with a known address',
    shown: { journey: 'forms', words: 'Dit e-mailadres is al geregistreerd' },
  },
  {
    says: 'Reservering geannuleerd / De reservering is verlopen of geannuleerd',
    cause: 'the hold ended, or somebody cancelled',
    shown: notice('reservation_(?:expired|cancelled)'),
  },
  { says: 'Je gegevens zijn bijgewerkt', cause: 'details are saved', shown: notice('details_saved') },
  {
    says: 'Je gegevens konden niet worden bijgewerkt',
    cause: 'details are refused',
    shown: { journey: 'formsRefused', words: 'Je gegevens konden niet worden bijgewerkt' },
  },
  ...(
    [
      'Er is iets misgegaan, probeer het later opnieuw',
      'Fout bij het aanvragen van wachtwoord reset',
      'Fout bij het wijzigen van wachtwoord',
      'Er is een fout opgetreden. Probeer het later opnieuw.',
    ] as const
  ).map((words) => ({ says: words, cause: 'a form of an account fails', shown: { journey: 'formsRefused', words } })),
  {
    says: 'Verkeerde e-mailadres of wachtwoord',
    cause: 'a wrong login of staff',
    shown: { journey: 'admin', words: 'Verkeerde e-mailadres of wachtwoord' },
  },
  {
    says: 'Wachtwoord succesvol gewijzigd',
    cause: 'staff chose a new password',
    shown: { journey: 'adminUsers', words: 'Wachtwoord succesvol gewijzigd' },
  },
  {
    says: 'Er is iets misgegaan bij het toevoegen van de gebruiker',
    cause: 'the customer cannot be linked',
    shown: notice('link_failed'),
  },
  { says: 'Fout bij afronden', cause: 'finishing at the venue is refused', shown: notice('location_failed') },
  {
    says: 'Er is iets misgegaan bij het aanmaken van de betaling',
    cause: 'the payment cannot be made',
    shown: notice('payment_failed'),
  },
  { says: 'Fout bij creditcard validatie', cause: 'the card is refused', shown: notice('card_failed') },
  {
    says: 'Ongeldige cadeaubon code. Probeer het opnieuw.',
    cause: 'a code that does not exist',
    shown: { step: /^redeemCode fails/ },
  },
  {
    says: 'Ongeldige of verlopen token. …',
    cause: 'an invitation or link that is no longer valid',
    shown: {
      journey: 'adminUsers',
      words: 'Ongeldige of verlopen token. Probeer het opnieuw of neem contact op met ons op.',
    },
  },
];
