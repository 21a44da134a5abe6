import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';

type Operation = 'create' | 'cancel' | 'refund';
type Moment = `${'before' | 'after'} ${Operation}`;

/** What happens, once, right before or after the server's next call of the payment provider; it may throw. */
export class Interruptions {
  readonly #planned = new Map<Moment, () => unknown>();

  plan(moment: Moment, interruption: () => unknown): void {
    this.#planned.set(moment, interruption);
  }

  clear(): void {
    this.#planned.clear();
  }

  wrap(client: PaymentPort): PaymentPort {
    return {
      ...client,
      create: (request) => this.#around('create', () => client.create(request)),
      cancel: (id) => this.#around('cancel', () => client.cancel(id)),
      refund: (request) => this.#around('refund', () => client.refund(request)),
    };
  }

  async #around<T>(operation: Operation, call: () => Promise<T>): Promise<T> {
    await this.#interrupt(`before ${operation}`);
    const answer = await call();
    await this.#interrupt(`after ${operation}`);
    return answer;
  }

  async #interrupt(moment: Moment): Promise<void> {
    const interruption = this.#planned.get(moment);
    this.#planned.delete(moment);
    await interruption?.();
  }
}
