import type { QueryClient } from '@tanstack/react-query';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Flow } from '#contract/names.ts';
import { currentStep, isBusy, remarkState } from '#machines/reservation/reservation.selectors.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import type { SubmissionContext } from '#machines/submission/submission.types.ts';
import type { CheckoutContext } from '#machines/checkout/checkout.types.ts';
import type { EmittedEvent, ReservationActorRef } from '#web/actors/openReservation.ts';
import { closeReservationSession, enterReservation } from '#web/actors/reservationSession.ts';
import { flowQuery } from '#web/queries/flows.ts';
import { createQueryClient } from '#web/queries/queryClient.ts';
import type { Composed, Machine } from '../../../e2e/paths/model/composed.ts';
import { placeOf } from '../../../e2e/paths/model/places.ts';
import type { Place } from '../../../e2e/paths/model/places.ts';
import type { RunningServer } from '../../../e2e/support/server.ts';
import type { Network } from './network.ts';
import { eventually } from './eventually.ts';

export type Surroundings = { server: RunningServer; network: Network; storage: Storage };

const nobody: AnyMachineSnapshot['children'] = {};

/** The machines of a visit with the actors of the site, as a page has them, without the page. */
export class ApiVisit {
  readonly server: RunningServer;
  readonly network: Network;
  readonly storage: Storage;
  readonly slug: string;
  readonly #notices: string[] = [];
  client: QueryClient;
  destination: Composed['destination'] = null;
  /** Where the bank asks for the payment. */
  bankUrl = '';
  #flow: Flow | null = null;
  #actor: ReservationActorRef | null = null;
  #entering: Promise<void> = Promise.resolve();

  constructor({ server, network, storage }: Surroundings, slug: string) {
    this.server = server;
    this.network = network;
    this.storage = storage;
    this.slug = slug;
    this.client = createQueryClient();
  }

  /** A page that is opened anew, at the beginning or on the way back from the bank. */
  async open(location: { step: StepId; returned?: string; error?: 'failed' | 'canceled' } = { step: 'index' }) {
    closeReservationSession();
    this.client.clear();
    this.client = createQueryClient();
    this.destination = null;
    this.#flow = await this.client.ensureQueryData(flowQuery(this.slug));
    await this.enter(location);
  }

  /** The router comes to a page of the flow, and goes on to where the machine leads. */
  async enter({
    step,
    returned = null,
    error = null,
  }: {
    step: StepId;
    returned?: string | null;
    error?: 'failed' | 'canceled' | null;
  }) {
    const location = { step, returned, error, draft: {}, firstMethod: '', payAll: false };
    const listeners = { onEmitted: (event: EmittedEvent) => this.#hear(event), onDraft: () => {} };
    const { session, goTo } = await enterReservation(this.client, this.flow, location, listeners);
    this.#actor = session.actor;
    if (goTo === 'start' || goTo === 'success') this.destination = goTo;
    else if (goTo !== step) await this.enter({ step: goTo });
  }

  #hear(event: EmittedEvent): void {
    if (event.type === 'notice') this.#notices.push(event.code);
    else if (event.type === 'redirect.requested') {
      this.bankUrl = event.url;
      this.destination = 'bank';
    } else if (event.to === 'start' || event.to === 'success') this.destination = event.to;
    else {
      const { to: step } = event;
      this.#entering = this.#entering.then(() => this.enter({ step }));
    }
  }

  get flow(): Flow {
    if (this.#flow === null) throw new Error('No flow is open');
    return this.#flow;
  }

  get snapshot() {
    if (this.#actor === null) throw new Error('Nobody visits');
    return this.#actor.getSnapshot();
  }

  child(id: Exclude<Machine, 'visit'>): AnyMachineSnapshot {
    const ref = (this.snapshot.children as typeof nobody)[id];
    if (ref === undefined) throw new Error(`There is no ${id} in ${JSON.stringify(this.snapshot.value)}`);
    return ref.getSnapshot() as AnyMachineSnapshot;
  }

  tell(machine: Machine, event: EventObject): void {
    this.destination = null;
    if (machine === 'visit') return this.#actor!.send(event as never);
    (this.snapshot.children as typeof nobody)[machine]!.send(event);
  }

  /** The machines of it that run now. */
  #children(): Composed['children'] {
    const ids = ['checkout', 'timePicker', 'stayPicker', 'proposals', 'adding', 'identify', 'details'] as const;
    const running = this.snapshot.children as typeof nobody;
    return Object.fromEntries(ids.filter((id) => running[id] !== undefined).map((id) => [id, this.child(id)]));
  }

  #isBusy(): boolean {
    if (this.destination !== null) return false;
    const children = Object.values(this.#children());
    return (
      isBusy(this.snapshot) ||
      this.snapshot.hasTag('renewing') ||
      remarkState(this.snapshot) === 'saving' ||
      children.some(
        (child) => child.hasTag('busy') || child.matches({ asking: 'loading' }) || child.matches('requesting'),
      )
    );
  }

  /** Where a visitor has something to do; says what it waits for while they have not. */
  #where(): string {
    if (this.#isBusy()) return `busy in ${JSON.stringify(this.snapshot.value)}`;
    try {
      return `${placeOf({ visit: this.snapshot, children: this.#children(), destination: this.destination })} on ${currentStep(this.snapshot)}`;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Codes of what was said since this was asked last, and of what stands on the page. */
  takeCodes(): string[] {
    const { failure, facts } = this.snapshot.context;
    const remark = remarkState(this.snapshot) === 'failed' ? 'remark_failed' : null;
    const checkout = this.#children()['checkout']?.context as CheckoutContext | undefined;
    const warning = facts.minutesLeft === null ? null : `nog ${facts.minutesLeft} min`;
    const forms = [this.#children()['identify'], this.#children()['details']] as (
      | { context: SubmissionContext }
      | undefined
    )[];
    const refusals = forms.map((form) => form?.context.refusal?.code);
    const standing = [failure?.code, checkout?.reason, checkout?.refusal?.problem, warning, ...refusals, remark];
    return [...new Set([...this.#notices.splice(0), ...standing])].filter((code) => typeof code === 'string');
  }

  /** Waits until the visitor is there, with nothing under way. */
  async arrives({ to, page }: { to: Place; page: string }): Promise<void> {
    await this.#entering;
    await eventually(
      () => this.#where(),
      (where) => where === `${to} on ${page}`,
      `the visitor comes to ${to} on ${page}`,
    );
  }

  /** Waits until the visitor has something to do, wherever that is. */
  async settles(): Promise<{ place: Place; page: string }> {
    await this.#entering;
    let before = '';
    const isSettled = (where: string): boolean => {
      const isSame = where === before;
      before = where;
      return isSame && / on \S+$/.test(where);
    };
    const where = await eventually(() => this.#where(), isSettled, 'the visitor has something to do');
    const [place, page] = where.split(' on ') as [Place, string];
    return { place, page };
  }

  close(): void {
    closeReservationSession();
    this.client.clear();
    this.storage.clear();
    this.network.isGone = false;
  }
}
