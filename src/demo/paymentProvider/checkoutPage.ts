import { CARD_FAILURES, failureOfAmount } from './cardFailures.ts';
import { findMethod, methodName } from './methods.ts';
import { dutchAmount } from './money.ts';
import { escapeHtml } from './pageLayout.ts';
import type { Payment, PaymentCard, PaymentStatus } from './types.ts';

export const STATUS_NAMES: Record<PaymentStatus, string> = {
  open: 'Open',
  pending: 'In behandeling',
  authorized: 'Gereserveerd',
  paid: 'Betaald',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
  failed: 'Mislukt',
};

/** What a payer can choose on the page; the status is the value of the button that is pressed. */
export const CHOICES = ['paid', 'failed', 'expired', 'canceled', 'open'] as const;
export type Choice = (typeof CHOICES)[number];

const BUTTONS: Record<Choice, string> = {
  paid: 'Betaling geslaagd',
  failed: 'Betaling mislukt',
  expired: 'Betaling verlopen',
  canceled: 'Betaling annuleren',
  open: 'Betaling open laten',
};

/** The page on which a payer decides how an open payment ends. */
export function checkoutPage(payment: Payment): string {
  return payment.card === null ? ordinaryPage(payment) : cardCheckPage(payment, payment.card);
}

function ordinaryPage(payment: Payment): string {
  const others = CHOICES.filter((choice) => choice !== 'paid').map((choice) => button(choice, 'outline'));
  return `<h1>Rond je betaling af</h1>
<p>Dit is een oefenomgeving. Kies hoe de betaling afloopt; daarna ga je terug naar de winkel.</p>
${summary(payment)}
<form method="post" class="card part">
${methodChoice(payment)}
${button('paid', 'filled')}
<div class="others">${others.join('')}</div>
</form>`;
}

/** The bank's own check of a card (3-D Secure): its customer says yes, or it refuses for a reason. */
function cardCheckPage(payment: Payment, card: PaymentCard): string {
  const reason = failureOfAmount(payment.cents) ?? 'authentication_failed';
  const reasons = CARD_FAILURES.map(
    (name) => `<option value="${name}"${name === reason ? ' selected' : ''}>${name}</option>`,
  );
  return `<h1>Bevestig je betaling</h1>
<p>Dit is een oefenomgeving. Je bank vraagt of deze betaling van jou is (3-D Secure).</p>
${summary(payment)}
<form method="post" class="card part">
<dl class="above"><dt>Kaart</dt><dd>•••• ${card.lastFour}</dd></dl>
${button('paid', 'filled')}
<label class="choice">Waarom mislukt de betaling?<select name="failureReason">${reasons.join('')}</select></label>
<div class="others">${button('failed', 'outline')}${button('expired', 'outline')}${button('canceled', 'outline')}</div>
</form>`;
}

/** The page of a payment that can no longer be changed by the payer. */
export function closedPage(payment: Payment): string {
  return `<h1>Deze betaling is afgerond</h1>
<p>De betaling heeft de status <strong>${STATUS_NAMES[payment.status].toLowerCase()}</strong>. Je kunt terug naar de winkel.</p>
${summary(payment)}
<a class="button filled" href="${escapeHtml(payment.redirectUrl)}">Terug naar de winkel</a>`;
}

function summary(payment: Payment): string {
  return `<section class="card" aria-label="Betaling">
<div class="amount"><span>Bedrag</span><strong>${dutchAmount(payment.cents)}</strong></div>
<dl class="part">
<dt>Omschrijving</dt><dd>${escapeHtml(payment.description)}</dd>
${payment.method === null ? '' : `<dt>Betaalmethode</dt><dd>${methodName(payment.method)}</dd>`}
<dt>Kenmerk</dt><dd>${payment.id}</dd>
</dl>
</section>`;
}

function methodChoice(payment: Payment): string {
  if (payment.method !== null) return '';
  const options = payment.offeredMethods.map(
    (id, place) =>
      `<label class="option"><input type="radio" name="method" value="${id}"${place === 0 ? ' checked' : ''}>${
        findMethod(id)?.description ?? id
      }</label>`,
  );
  return `<fieldset><legend>Kies een betaalmethode</legend>${options.join('')}</fieldset>`;
}

function button(choice: Choice, look: 'filled' | 'outline'): string {
  return `<button class="button ${look}" name="status" value="${choice}">${BUTTONS[choice]}</button>`;
}
