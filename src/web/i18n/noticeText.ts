import { t } from '@lingui/core/macro';
import { currentLocale } from './activate.ts';
import { isLimit, refusedText } from './refusedText.ts';
import { joinList } from './list.ts';
import { plainText } from './plainText.ts';

/** `problem`: the server's code; `request`: what was being added. */
type Notice = {
  code: string;
  params: {
    problem?: string | undefined;
    reason?: string | undefined;
    waitSeconds?: number | undefined;
    request?: string | undefined;
    invalidated?: string[] | undefined;
  };
};

type Text = { text: string; title?: string };

export function noticeText(notice: Notice): Text {
  switch (notice.code) {
    case 'add_failed':
      return {
        title: t({ id: 'notice.add_failed', message: 'Fout bij toevoegen' }),
        text: isLimit(notice.params.problem)
          ? refusedText(notice.params)
          : [addText(notice), closedText(notice)].join(' ').trim(),
      };
    case 'date_required':
      return { title: required(), text: t({ id: 'notice.date_required', message: 'Kies eerst een datum' }) };
    case 'times_required':
      return {
        title: required(),
        text: t({ id: 'notice.times_required', message: 'Aankomst- & vertrektijd zijn verplicht' }),
      };
    case 'cancel_failed':
      return {
        title: t({ id: 'notice.cancel_failed.title', message: 'Fout bij wijzigen reservering' }),
        text: t({
          id: 'notice.cancel_failed.text',
          message: 'Er is een fout opgetreden bij het wijzigen van je reservering. Probeer het opnieuw.',
        }),
      };
    case 'removal_failed':
      return {
        title: t({ id: 'notice.removal_failed.title', message: 'Fout bij verwijderen' }),
        text: t({
          id: 'notice.removal_failed.text',
          message: 'Er is een fout opgetreden bij het verwijderen van het product',
        }),
      };
    case 'message_failed':
      return {
        title: t({ id: 'notice.message_failed.title', message: 'Fout bij opslaan' }),
        text: t({ id: 'notice.message_failed.text', message: 'Het bericht is niet opgeslagen. Probeer het opnieuw.' }),
      };
    case 'redemption_removal_failed':
      return {
        title: t({ id: 'notice.removal_failed.title', message: 'Fout bij verwijderen' }),
        text: t({
          id: 'notice.redemption_removal_failed',
          message: 'Wat je inwisselde, kon niet worden verwijderd. Probeer het opnieuw.',
        }),
      };
    case 'reservation_expired':
    case 'reservation_cancelled':
      return {
        title: t({ id: 'notice.ended.title', message: 'Reservering geannuleerd' }),
        text: t({ id: 'notice.ended.text', message: 'De reservering is verlopen of geannuleerd' }),
      };
    case 'message_changed':
      return { text: t({ id: 'notice.message_changed', message: 'Het bericht is aangepast' }) };
    case 'details_saved':
      return { text: t({ id: 'notice.details_saved', message: 'Je gegevens zijn bijgewerkt' }) };
    default:
      return flowNoticeText(notice);
  }
}

const required = (): string => t({ id: 'notice.required', message: 'Verplichte velden' });

function addText({ params }: Notice): string {
  switch (params.request) {
    case 'product':
      return t({
        id: 'notice.add_failed.product',
        message: 'Er is een fout opgetreden bij het toevoegen van de behandeling',
      });
    case 'entry':
      return t({
        id: 'notice.add_failed.entry',
        message: 'Er is een fout opgetreden bij het toevoegen van de entree',
      });
    case 'voucher':
      return t({
        id: 'notice.add_failed.voucher',
        message: 'Er is een fout opgetreden bij het toevoegen van de voucher',
      });
    case 'collection':
      return t({
        id: 'notice.add_failed.collection',
        message: 'Er is een fout opgetreden bij het toevoegen van het arrangement',
      });
    case 'giftCard':
      return t({
        id: 'notice.add_failed.gift_card',
        message: 'Er is een fout opgetreden bij het toevoegen van de cadeaubon',
      });
    case 'subscription':
      return t({
        id: 'notice.add_failed.subscription',
        message: 'Er is een fout opgetreden bij het toevoegen van het abonnement',
      });
    default:
      return t({
        id: 'notice.add_failed.checkin',
        message: 'Er is een fout opgetreden bij het toevoegen van de tijden.',
      });
  }
}

function closedText({ params }: Notice): string {
  if (params.problem !== 'times_unavailable' || params.reason !== 'closed') return '';
  return t({
    id: 'notice.times_closed',
    message: 'Wij zijn niet open van je aankomst tot je vertrek. Kies andere tijden.',
  });
}

function noPlanText(problem: string | undefined): string {
  if (problem === 'product_unavailable' || problem === 'not_found') {
    return t({
      id: 'notice.proposal_failed.gone',
      message: 'Dit plan past net niet meer. Vraag een nieuw voorstel. Wat je koos, blijft staan.',
    });
  }
  return t({
    id: 'notice.proposal_failed.none',
    message: 'Wij vonden nu geen ander plan. Wat je koos, blijft staan.',
  });
}

function invalidatedText(invalidated: readonly string[]): string {
  if (invalidated.length === 0) return '';
  const names = joinList(invalidated.map(plainText), currentLocale());
  return t({
    id: 'notice.prepare_failed.invalidated',
    message: `Niet meer beschikbaar: ${names}. Haal dit weg en kies opnieuw.`,
  });
}

function flowNoticeText({ code, params }: Notice): Text {
  switch (code) {
    case 'link_failed':
      return {
        text: t({
          id: 'notice.link_failed',
          message: 'Er is iets misgegaan bij het toevoegen van de gebruiker',
        }),
      };
    case 'prepare_failed':
      return {
        title: t({
          id: 'notice.prepare_failed',
          message: 'Er is een fout opgetreden bij het navigeren naar de volgende pagina.',
        }),
        text: [refusedText(params), invalidatedText(params.invalidated ?? [])].join(' ').trim(),
      };
    case 'remark_failed':
      return {
        text: t({ id: 'details.remarks.failed', message: 'Je opmerking is niet opgeslagen. Probeer het opnieuw.' }),
      };
    case 'proposal_taken':
      return { text: t({ id: 'notice.proposal_taken', message: 'Het plan staat in je overzicht' }) };
    case 'proposal_failed':
      return {
        title: t({ id: 'notice.proposal_failed.title', message: 'Plannen is niet gelukt' }),
        text: noPlanText(params.problem),
      };
    case 'renew_failed':
      return {
        title: t({ id: 'notice.renew_failed', message: 'Langer bewaren is niet gelukt' }),
        text: refusedText(params),
      };
    case 'payment_failed':
      return {
        text: t({
          id: 'notice.payment_failed',
          message: 'Er is iets misgegaan bij het aanmaken van de betaling',
        }),
      };
    case 'card_failed':
      return {
        title: t({ id: 'notice.card_failed.title', message: 'Fout bij creditcard validatie' }),
        text: t({ id: 'notice.card_failed.text', message: 'Probeer het opnieuw' }),
      };
    default:
      return {
        title: t({ id: 'notice.finish_failed.title', message: 'Fout bij afronden' }),
        text: t({ id: 'notice.finish_failed.text', message: 'Er is een fout opgetreden bij het afrekenen' }),
      };
  }
}
