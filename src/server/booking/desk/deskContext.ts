import type { Language } from '#domain/values/translated.ts';
import type { Venue } from '#server/http/handlers.ts';

export interface DeskContext {
  venue: Venue;
  language: Language;
  network: string;
  staffId: string;
}
