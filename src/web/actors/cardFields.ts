import { documentPath } from '#web/api/documentPath.ts';
import { providerLocale } from '#domain/payments/providerLocale.ts';
import { cardFieldsOf } from '#web/queries/checkout.ts';
import { searchOfPayment } from './paymentSearch.ts';

export type CardField = 'cardHolder' | 'cardNumber' | 'expiryDate' | 'verificationCode';

/** The provider never reports a field's value. */
type FieldState = { touched?: boolean; error?: string };

type Component = {
  mount(place: HTMLElement): void;
  unmount(): void;
  addEventListener(event: 'change' | 'blur', listener: (state: FieldState) => void): void;
};

/** Mollie's names: https://docs.mollie.com/components/styling. The family of its letters is the provider's own. */
type Styles = { base: { color: string; fontSize: string } };

type Provider = {
  createComponent(field: CardField, options: { styles: Styles }): Component;
  createToken(): Promise<{ token?: string; error?: unknown }>;
};

declare global {
  interface Window {
    Mollie?: (profileId: string, options: { locale: string; testmode: boolean }) => Provider;
  }
}

const longestMs = 15_000;
let provider: Provider | null = null;
const components = new Map<CardField, Component>();
const listeners = new Map<CardField, (error: string | null) => void>();

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/**
 * Loads the provider's script once per page, in a document of the payment page: no other may. Throws with code
 * `payment_provider_unavailable`.
 */
export async function openCardFields({ payAll }: { payAll: boolean }): Promise<null> {
  if (provider !== null) return null;
  if (documentPath !== window.location.pathname) return loadDocument({ method: 'creditcard', payAll });
  const { scriptUrl, profileId, testMode } = await cardFieldsOf();
  await loadScript(scriptUrl);
  if (window.Mollie === undefined) throw failure('payment_provider_unavailable');
  provider = window.Mollie(profileId, { locale: providerLocale(document.documentElement.lang), testmode: testMode });
  return null;
}

/** Never ends: the document does. */
function loadDocument(payment: Parameters<typeof searchOfPayment>[0]): Promise<never> {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(searchOfPayment(payment))) address.searchParams.set(name, value);
  window.location.replace(address);
  return new Promise(() => undefined);
}

/** Throws with code `card_refused`. */
export async function createCardToken(): Promise<{ cardToken: string }> {
  const answer = await provider?.createToken();
  if (answer?.token === undefined) throw failure('card_refused');
  return { cardToken: answer.token };
}

/**
 * Mounts the provider's field in `place` under an accessible `title`; errors are reported after the first blur. Returns
 * how to unmount it.
 */
export function mountCardField(
  field: CardField,
  { place, title, onError }: { place: HTMLElement; title: string; onError: (error: string | null) => void },
): () => void {
  const component = componentOf(field, place);
  if (component === null) return () => undefined;
  listeners.set(field, onError);
  component.mount(place);
  for (const frame of place.querySelectorAll('iframe')) frame.title = title;
  return () => {
    listeners.delete(field);
    component.unmount();
  };
}

/** The provider creates each field once, in the look of the place that it comes to; it can be mounted again. */
function componentOf(field: CardField, place: HTMLElement): Component | null {
  const existingComponent = components.get(field);
  if (existingComponent !== undefined || provider === null) return existingComponent ?? null;
  const { color, fontSize } = getComputedStyle(place);
  const component = provider.createComponent(field, { styles: { base: { color, fontSize } } });
  component.addEventListener('change', ({ touched, error }) => listeners.get(field)?.(touched && error ? error : null));
  components.set(field, component);
  return component;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(failure('payment_provider_unavailable'));
    };
    const timer = setTimeout(fail, longestMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.src = address;
    document.head.append(script);
  });
}
