import type { Translated } from '#domain/values/translated.ts';
import type { ResourceRole } from '#server/db/schedulingTables.ts';
import { text } from './texts.ts';

export type DemoKind = { id: string; role: ResourceRole; name: Translated };
export type DemoSkill = { id: string; kindId: string; name: Translated };

export const demoKinds: DemoKind[] = [
  { id: 'therapeut', role: 'therapist', name: text('Therapeut', 'Therapist', 'Therapeut', 'Thérapeute') },
  {
    id: 'massagekamer',
    role: 'room',
    name: text('Massagekamer', 'Massage room', 'Massageraum', 'Salle de massage'),
  },
  { id: 'duokamer', role: 'room', name: text('Duokamer', 'Couple’s room', 'Paarraum', 'Salle duo') },
  { id: 'gezichtskamer', role: 'room', name: text('Gezichtskamer', 'Facial room', 'Gesichtsraum', 'Salle visage') },
  { id: 'rasulkamer', role: 'room', name: text('Rasulkamer', 'Rasul room', 'Rasulraum', 'Salle de rasul') },
  { id: 'steenoven', role: 'device', name: text('Steenoven', 'Stone heater', 'Steinofen', 'Chauffe-pierres') },
];

const therapist = { kindId: 'therapeut' };

export const demoSkills: DemoSkill[] = [
  { ...therapist, id: 'massage', name: text('Massage', 'Massage', 'Massage', 'Massage') },
  { ...therapist, id: 'hotstone', name: text('Hotstone', 'Hot stone', 'Hot Stone', 'Pierres chaudes') },
  { ...therapist, id: 'zwangerschap', name: text('Zwangerschap', 'Pregnancy', 'Schwangerschaft', 'Grossesse') },
  { ...therapist, id: 'gezicht', name: text('Gezicht', 'Face', 'Gesicht', 'Visage') },
  {
    ...therapist,
    id: 'lichaam',
    name: text('Scrub en pakking', 'Scrub and wrap', 'Peeling und Packung', 'Gommage et enveloppement'),
  },
  { ...therapist, id: 'hammam', name: text('Hammam', 'Hammam', 'Hamam', 'Hammam') },
  {
    id: 'natte-tafel',
    kindId: 'massagekamer',
    name: text('Natte tafel', 'Wet table', 'Nasstisch', 'Table humide'),
  },
];
