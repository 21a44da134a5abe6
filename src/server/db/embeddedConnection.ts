import { protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

const { serialize } = protocol;

/**
 * The driver's connection to the embedded database. Messages up to a `sync` go in as one, and those of statements that wait
 * already too: each entry costs a turn of the database, however little it carries.
 */
export class EmbeddedConnection extends PglitePgConnection {
  readonly #pglite: PGlite;
  readonly #messages: Uint8Array[] = [];
  #sent: Promise<unknown>;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
    this.#sent = pglite.waitReady;
  }

  override query(text: string): void {
    this.#messages.push(serialize.query(text));
    this.#send();
  }

  override parse(query: Parameters<typeof serialize.parse>[0]): void {
    this.#messages.push(serialize.parse(query));
  }

  override bind(config: Parameters<typeof serialize.bind>[0]): void {
    this.#messages.push(serialize.bind(config));
  }

  override describe(message: Parameters<typeof serialize.describe>[0]): void {
    this.#messages.push(serialize.describe(message));
  }

  override execute(config: Parameters<typeof serialize.execute>[0]): void {
    this.#messages.push(serialize.execute(config));
  }

  override close(message: Parameters<typeof serialize.close>[0]): void {
    this.#messages.push(serialize.close(message));
  }

  override flush(): void {
    this.#messages.push(serialize.flush());
    this.#send();
  }

  override sync(): void {
    this.#messages.push(serialize.sync());
    this.#send();
  }

  #send(): void {
    this.#sent = this.#sent.then(() => this.#exchange()).catch((error: unknown) => this.emit('error', error));
  }

  async #exchange(): Promise<void> {
    if (this.#messages.length === 0) return;
    const answers = await this.#pglite.execProtocolStream(Buffer.concat(this.#messages.splice(0)), {
      throwOnError: false,
    });
    for (const answer of answers) this.emit(answer.name === 'error' ? 'errorMessage' : answer.name, answer);
  }
}
