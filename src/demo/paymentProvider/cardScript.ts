/**
 * Loaded by a merchant's page: `Mollie(profileId, { locale, testmode })`. Of the styles of a component it knows the base's
 * colour and size. Each field is a frame of the provider's
 * origin, so that the page never sees what is typed.
 */
export const CARD_SCRIPT = `(() => {
'use strict';
const origin = new URL(document.currentScript.src).origin;
let forms = 0;
const TYPES = ['cardHolder', 'cardNumber', 'expiryDate', 'verificationCode'];

window.Mollie = (profileId, options = {}) => {
  if (!/^pfl_[A-Za-z0-9]+$/.test(profileId)) throw new Error('The profile id is not valid');
  const form = String(++forms) + '-' + crypto.randomUUID();
  const frames = new Map();
  const listeners = new Map();
  const waiting = new Map();

  window.addEventListener('message', (event) => {
    const message = event.data;
    if (event.origin !== origin || typeof message !== 'object' || message === null || message.form !== form) return;
    if (message.answers !== undefined) {
      const resolve = waiting.get(message.answers);
      waiting.delete(message.answers);
      if (resolve) resolve(message.result);
      return;
    }
    for (const listener of listeners.get(message.field + ' ' + message.event) ?? []) listener(message.state);
  });

  return {
    createComponent(field, { styles } = {}) {
      if (!TYPES.includes(field)) throw new Error('There is no component ' + field);
      return {
        mount(target) {
          const place = typeof target === 'string' ? document.querySelector(target) : target;
          if (!place) throw new Error('There is no element ' + target);
          const frame = document.createElement('iframe');
          const query = new URLSearchParams({ field, form, locale: options.locale ?? 'en_US', page: location.origin });
          const { color, fontSize } = styles?.base ?? {};
          if (color) query.set('color', color);
          if (fontSize) query.set('font-size', fontSize);
          frame.src = origin + '/v1/card-field?' + query;
          frame.title = field;
          frame.width = '100%';
          frame.height = '100%';
          frame.setAttribute('frameborder', '0');
          frames.set(field, frame);
          place.append(frame);
        },
        unmount() {
          const frame = frames.get(field);
          frames.delete(field);
          if (frame) frame.remove();
        },
        addEventListener(event, listener) {
          const key = field + ' ' + event;
          listeners.set(key, [...(listeners.get(key) ?? []), listener]);
        },
      };
    },
    createToken() {
      const asking = frames.get('cardNumber');
      if (!asking || !asking.contentWindow || TYPES.some((type) => !frames.has(type))) {
        return Promise.resolve({ error: { message: 'All four fields must be mounted' } });
      }
      return new Promise((resolve) => {
        const question = crypto.randomUUID();
        waiting.set(question, resolve);
        asking.contentWindow.postMessage({ form, question }, origin);
      });
    },
  };
};
})();
`;
