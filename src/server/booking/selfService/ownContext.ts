import type { Language } from '#domain/values/translated.ts';
import type { Venue } from '#server/http/handlers.ts';

export interface OwnContext {
  venue: Venue;
  language: Language;
  network: string;
}
