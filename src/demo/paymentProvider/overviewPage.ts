import { UNCHECKED_CARD } from './cardDesk.ts';
import { STATUS_NAMES } from './checkoutPage.ts';
import { methodName } from './methods.ts';
import { dutchAmount } from './money.ts';
import { escapeHtml } from './pageLayout.ts';
import type { Payment } from './types.ts';

const SHOWN = 200;
const time = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const TEST_CARDS = `<h2>Testkaarten</h2>
<p>4543 4740 0224 9996 vraagt eerst de bank, ${UNCHECKED_CARD.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} betaalt meteen. Elke vervaldatum in de toekomst is goed, en elke beveiligingscode van drie cijfers. Bij € 1.001,- tot en met € 1.010,- mislukt de betaling met de kaart, elk bedrag met een eigen reden.</p>`;

/** The list of payments, newest first. */
export function overviewPage(payments: Payment[]): string {
  if (payments.length === 0) {
    return `<h1>Testbetalingen</h1>
<p>Er zijn nog geen betalingen. Zodra iemand in de winkel afrekent, staat de betaling hier.</p>
${TEST_CARDS}`;
  }
  return `<h1>Testbetalingen</h1>
<p>De nieuwste ${Math.min(payments.length, SHOWN)} van ${payments.length}. Open een betaling om te kiezen hoe die afloopt.</p>
<div class="card table" tabindex="0" role="region" aria-label="Lijst van betalingen">
<table>
<thead><tr>
<th scope="col">Gemaakt</th><th scope="col">Omschrijving</th><th scope="col">Methode</th>
<th scope="col">Status</th><th scope="col" class="number">Bedrag</th><th scope="col">Betaling</th>
</tr></thead>
<tbody>
${payments.slice(0, SHOWN).map(row).join('\n')}
</tbody>
</table>
</div>
${TEST_CARDS}`;
}

function row(payment: Payment): string {
  return `<tr>
<td>${time.format(payment.createdAt)}</td>
<td>${escapeHtml(payment.description)}</td>
<td>${methodName(payment.method)}</td>
<td><span class="state state-${payment.status}">${STATUS_NAMES[payment.status]}</span></td>
<td class="number">${dutchAmount(payment.cents)}</td>
<td><a href="/checkout/${payment.id}">${payment.id}</a></td>
</tr>`;
}
