import type { ProblemGuest } from '../problem.ts';
import { addClause } from './clauses.ts';
import type { Model } from './model.ts';
import { before } from './model.ts';
import { not } from './solver.ts';

/** Items of one guest come one after the other, the changing gap in between. */
export function addDays(model: Model): void {
  const { problem } = model;
  const known = new Set<number>();
  for (const guest of problem.guests) {
    for (const [place, other] of guest.items.entries()) {
      for (const [position, one] of guest.items.slice(0, place).entries()) {
        const key = one * problem.items.length + other;
        if (!known.has(key)) addOrder(model, guest, [position, place]);
        known.add(key);
      }
    }
  }
}

function addOrder(model: Model, { items, laterBits }: ProblemGuest, [position, place]: [number, number]): void {
  const { problem, booked, solver } = model;
  const [one, other] = [items[position]!, items[place]!];
  const [a, b] = [problem.items[one]!, problem.items[other]!];
  if (a.starts.length === 0 || b.starts.length === 0) return;
  const mayComeLater = (later: number, earlier: number): boolean => (laterBits[later]! & (1 << earlier)) === 0;
  const ways: number[] = [];
  if (mayComeLater(place, position)) ways.push(before(model, one, other, a.duration + problem.gap));
  if (mayComeLater(position, place)) ways.push(before(model, other, one, b.duration + problem.gap));
  addClause(solver, [not(booked[a.unit]!), not(booked[b.unit]!), ...ways]);
}
