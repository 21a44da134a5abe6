import { dayWords, hasSlot } from '../problem/slots.ts';
import type { Problem, ProblemGuest } from '../problem/problem.ts';
import { addClause } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost, before } from './model.ts';
import type { Solver } from './solver.ts';
import { newLiteral, newSolver, not } from './solver.ts';

export function newModel(problem: Problem): Model {
  const starts = problem.items.reduce((sum, item) => sum + item.starts.length, 0);
  const solver = newSolver(
    problem.items.map((item) => item.starts.length - 1),
    256 + 2 * starts,
  );
  const booked = problem.units.map(() => newLiteral(solver));
  const base = problem.items.map((item, index) => addStarts(solver, index, item.starts.length));
  const model: Model = { solver, problem, booked, base, served: [], before: new Map(), separated: new Set() };
  for (const item of problem.items) if (item.starts.length === 0) addClause(solver, [not(booked[item.unit]!)]);
  addGuestOrder(model);
  addSeats(model);
  addTwinOrder(model);
  return model;
}

function addStarts(solver: Solver, item: number, count: number): number {
  const base = solver.variables;
  for (let place = 0; place + 1 < count; place += 1) {
    const literal = newLiteral(solver);
    solver.owner[base + place] = item;
    solver.place[base + place] = place;
    if (place > 0) {
      solver.implied[literal - 2] = literal;
      solver.implied[literal + 1] = literal - 1;
    }
  }
  return base;
}

export function addGuestOrder(model: Model): void {
  const { problem } = model;
  const orderedPairs = new Set<number>();
  for (const guest of problem.guests) {
    for (const [place, other] of guest.items.entries()) {
      for (const [position, one] of guest.items.slice(0, place).entries()) {
        const key = one * problem.items.length + other;
        if (!orderedPairs.has(key)) addOrder(model, guest, [position, place]);
        orderedPairs.add(key);
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

export function addTwinOrder(model: Model): void {
  const { problem, booked, solver } = model;
  for (const [unit, other] of problem.twins) {
    const [one, two] = [problem.units[unit]!.items[0]!, problem.units[other]!.items[0]!];
    addClause(solver, [not(booked[other]!), booked[unit]!]);
    for (let place = 0; place + 1 < problem.items[one]!.starts.length; place += 1) {
      addClause(solver, [not(booked[other]!), not(atMost(model, two, place)), atMost(model, one, place)]);
    }
  }
}

export function addSeats(model: Model): void {
  const { problem, booked, solver, served } = model;
  for (const [index, seat] of problem.seats.entries()) {
    const item = problem.items[seat.item]!;
    const unit = booked[item.unit]!;
    const { candidates } = problem.shapes[seat.shape]!;
    const own = candidates.length === 1 ? [unit] : candidates.map(() => newLiteral(solver));
    served.push(own);
    if (item.starts.length === 0) continue;
    addClause(solver, [not(unit), ...own]);
    for (const at of candidates.keys()) if (candidates.length > 1) addFreeTimes(model, index, at);
    for (let other = item.firstSeat; other < index; other += 1) {
      for (const [at, resource] of candidates.entries()) {
        const same = problem.shapes[problem.seats[other]!.shape]!.rowOf[resource]!;
        if (same >= 0) addClause(solver, [not(own[at]!), not(served[other]![same]!)]);
      }
    }
  }
  for (let one = 0; one < problem.seats.length; one += 1) {
    for (let other = 0; other < one; other += 1)
      if (isAlone(model, one) && isAlone(model, other)) separateSeats(model, one, other);
  }
}

const isAlone = ({ problem }: Model, seat: number): boolean =>
  problem.shapes[problem.seats[seat]!.shape]!.candidates.length === 1;

function addFreeTimes(model: Model, index: number, at: number): void {
  const { problem, solver, served } = model;
  const seat = problem.seats[index]!;
  const { rows } = problem.shapes[seat.shape]!;
  const { starts } = problem.items[seat.item]!;
  const isFree = (place: number): boolean => hasSlot(rows, at * dayWords, starts[place]!);
  for (let place = 0; place < starts.length; place += 1) {
    if (isFree(place)) continue;
    let end = place;
    while (end + 1 < starts.length && !isFree(end + 1)) end += 1;
    addClause(solver, [
      not(served[index]![at]!),
      atMost(model, seat.item, place - 1),
      not(atMost(model, seat.item, end)),
    ]);
    place = end;
  }
}

export function separateSeats(model: Model, one: number, other: number): boolean {
  const { problem, solver, served, separated } = model;
  const [a, b] = [problem.seats[one]!, problem.seats[other]!];
  const key = Math.max(one, other) * problem.seats.length + Math.min(one, other);
  if (a.item === b.item || separated.has(key)) return false;
  const { candidates, rowOf } = problem.shapes[a.shape]!;
  const rows = problem.shapes[b.shape]!.rowOf;
  const shared = candidates.filter((resource) => rows[resource]! >= 0);
  if (shared.length === 0) return false;
  if (problem.items[a.item]!.starts.length === 0 || problem.items[b.item]!.starts.length === 0) return false;
  separated.add(key);
  const ways = [before(model, a.item, b.item, a.length + b.before), before(model, b.item, a.item, b.length + a.before)];
  for (const resource of shared) {
    addClause(solver, [not(served[one]![rowOf[resource]!]!), not(served[other]![rows[resource]!]!), ...ways]);
  }
  return true;
}
