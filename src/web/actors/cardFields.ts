import { providerLocale } from '#domain/payments/providerLocale.ts';
import { cardFieldsOf } from '#web/queries/checkout.ts';

export type CardField = 'cardHolder' | 'cardNumber' | 'expiryDate' | 'verificationCode';

/** What the provider tells of a field; never what is in it. */
type FieldState = { touched?: boolean; error?: string };

type Component = {
  mount(place: HTMLElement): void;
  unmount(): void;
  addEventListener(event: 'change' | 'blur', listener: (state: FieldState) => void): void;
};

type Provider = {
  createComponent(field: CardField): Component;
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

/** Loads the provider's script, once per page; nothing of the provider is asked before. Throws with a `code`. */
export async function openCardFields(): Promise<null> {
  if (provider !== null) return null;
  const { scriptUrl, profileId, testMode } = await cardFieldsOf();
  await loadScript(scriptUrl);
  if (window.Mollie === undefined) throw failure('payment_provider_unavailable');
  provider = window.Mollie(profileId, { locale: providerLocale(document.documentElement.lang), testmode: testMode });
  return null;
}

/** Exchanges what was typed for a token. Throws with code `card_refused` while it is not a card. */
export async function createCardToken(): Promise<{ cardToken: string }> {
  const answer = await provider?.createToken();
  if (answer?.token === undefined) throw failure('card_refused');
  return { cardToken: answer.token };
}

/**
 * Puts a field of the provider in `place`, under a title that readers hear, and tells what is wrong with it once the
 * visitor has been in it. Returns how to take it away.
 */
export function mountCardField(
  field: CardField,
  { place, title, onError }: { place: HTMLElement; title: string; onError: (error: string | null) => void },
): () => void {
  const component = componentOf(field);
  if (component === null) return () => undefined;
  listeners.set(field, onError);
  component.mount(place);
  for (const frame of place.querySelectorAll('iframe')) frame.title = title;
  return () => {
    listeners.delete(field);
    component.unmount();
  };
}

/** The provider makes each field once; it can be shown again. */
function componentOf(field: CardField): Component | null {
  const existingComponent = components.get(field);
  if (existingComponent !== undefined || provider === null) return existingComponent ?? null;
  const component = provider.createComponent(field);
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
