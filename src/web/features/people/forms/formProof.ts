/**
 * What a form holds goes along with what a machine's actor asks, and what the server refuses back to the form's fields: machines keep
 * no passwords.
 */
export function formProof<Proof>() {
  let held: Proof;
  let failure: unknown = null;
  return {
    async send<Answer>(request: (proof: Proof) => Promise<Answer>): Promise<Answer> {
      try {
        return await request(held);
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    /** `settled`: until the machine has the answer. */
    async submit(proof: Proof, settled: () => Promise<unknown>): Promise<void> {
      held = proof;
      failure = null;
      await settled();
      if (failure !== null) throw failure;
    },
  };
}
