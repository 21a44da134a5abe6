/**
 * Runs inside the frame of a card field. Tells the merchant's page its state, never its value. The card number's frame
 * collects the others, which share its origin, and requests the token.
 */
export const CARD_FIELD_SCRIPT = `(() => {
'use strict';
const query = new URLSearchParams(location.search);
const field = query.get('field');
const form = query.get('form');
const page = query.get('page');
const input = document.querySelector('input');
for (const name of ['color', 'font-size']) {
  const value = query.get(name);
  if (value) document.documentElement.style.setProperty('--' + name, value);
}
const state = { touched: false, dirty: false };
let refused = null;

const errorText = () => (input.value.trim() === '' ? input.dataset.empty : input.dataset.error);
const tell = (message) => parent.postMessage({ form, ...message }, page);
const tellState = (event) => {
  const valid = input.validity.valid && refused !== input.value;
  input.setAttribute('aria-invalid', String(state.touched && !valid));
  tell({ field, event, state: { ...state, valid, ...(valid ? {} : { error: errorText() }) } });
};

input.addEventListener('input', () => {
  state.dirty = true;
  tellState('change');
});
input.addEventListener('focus', () => tellState('focus'));
input.addEventListener('blur', () => {
  state.touched = true;
  tellState('blur');
  tellState('change');
});

window.cardField = {
  form,
  field,
  valid: () => input.validity.valid,
  value: () => input.value,
  touch() {
    state.touched = true;
    tellState('change');
  },
  refuse() {
    refused = input.value;
    window.cardField.touch();
  },
};

function siblings() {
  return Array.from({ length: parent.frames.length }, (_, place) => {
    try {
      return parent.frames[place].cardField;
    } catch {
      return undefined;
    }
  }).filter((found) => found && found.form === form);
}

async function createToken() {
  const fields = siblings();
  for (const found of fields) found.touch();
  if (!fields.every((found) => found.valid())) return { error: { message: 'Some fields are not complete' } };
  const answer = await fetch('/v1/card-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields.map((found) => [found.field, found.value()]))),
  });
  const { token, field: wrong } = await answer.json();
  if (token) return { token };
  const atFault = fields.find((found) => found.field === wrong);
  if (atFault) atFault.refuse();
  return { error: { field: wrong, message: 'The card was refused' } };
}

window.addEventListener('message', async (event) => {
  if (event.origin !== page || event.data?.form !== form || event.data.question === undefined) return;
  const result = await createToken().catch(() => ({ error: { message: 'The card could not be sent' } }));
  tell({ answers: event.data.question, result });
});
})();
`;
