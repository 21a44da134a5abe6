/**
 * What a form holds goes along with what a machine's actor asks, and what the server refuses back to the form's fields: machines keep
 * no passwords.
 */
export function formProof<Proof>() {
  let held: Proof;
  let failure: unknown = null;
  return {
    async send(request: (proof: Proof) => Promise<unknown>): Promise<null> {
      try {
        await request(held);
        return null;
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
