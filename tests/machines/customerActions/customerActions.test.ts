import { expect, test } from 'vitest';
import { customerDialog, isMergeAgreed } from '#machines/customerActions/customerActions.selectors.ts';
import { formRefusal, isSubmitting } from '#machines/submission/submission.selectors.ts';
import { runCustomerActions } from '#tests/support/machines/customerActionsWalk.ts';

const form = { password: 'gaardhuis-mila-1' };

type Run = ReturnType<typeof runCustomerActions>;

const dialogOf = (run: Run) => customerDialog(run.snapshot());

function comparing(): Run {
  const run = runCustomerActions();
  run.send({ type: 'merge.requested' });
  run.send({ type: 'double.chosen', otherId: 'c2' });
  return run;
}

test('data go out with the own password only, and a wrong one leaves the dialog open', async () => {
  const run = runCustomerActions();
  run.send({ type: 'export.requested' });
  expect(dialogOf(run)).toBe('exporting');
  run.send({ type: 'form.submitted', form });
  expect(isSubmitting(run.snapshot())).toBe(true);
  expect(run.inputOf('exportCustomer')).toEqual(form);
  await run.refuse('exportCustomer', 'validation_failed');
  expect(formRefusal(run.snapshot())?.code).toBe('validation_failed');
  expect(run.held()).not.toContain(form.password);
  expect([dialogOf(run), isSubmitting(run.snapshot()), run.emitted]).toEqual(['exporting', false, []]);
  run.send({ type: 'form.submitted', form });
  await run.answer('exportCustomer', null);
  expect([dialogOf(run), run.emitted]).toEqual([null, []]);
});

test('nobody is erased before the address was typed over, and what closes that dialog does not close the next', async () => {
  const run = runCustomerActions();
  run.send({ type: 'erasure.requested' });
  run.send({ type: 'form.submitted', form });
  expect([dialogOf(run), isSubmitting(run.snapshot())]).toEqual(['typing', false]);
  run.send({ type: 'address.typed' });
  run.send({ type: 'typing.dismissed' });
  expect(dialogOf(run)).toBe('erasing');
  run.send({ type: 'form.submitted', form });
  expect(run.inputOf('eraseCustomer')).toEqual(form);
  run.send({ type: 'form.dismissed' });
  expect(dialogOf(run)).toBe('erasing');
  await run.answer('eraseCustomer', null);
  expect([dialogOf(run), run.emitted]).toEqual([null, [{ type: 'erased' }]]);
});

test('a merge asks for what was chosen, and another account to keep forgets the values', async () => {
  const run = comparing();
  run.send({ type: 'value.kept', field: 'phone', side: 'other' });
  run.send({ type: 'account.kept', side: 'other' });
  run.send({ type: 'value.kept', field: 'address', side: 'own' });
  expect(isMergeAgreed(run.snapshot())).toBe(false);
  run.send({ type: 'comparison.agreed' });
  run.send({ type: 'form.submitted', form });
  expect(isMergeAgreed(run.snapshot())).toBe(true);
  expect(run.inputOf('mergeCustomers')).toEqual({
    otherId: 'c2',
    stays: 'other',
    chosen: { address: 'own' },
    ...form,
  });
  await run.refuse('mergeCustomers', 'version_conflict');
  run.send({ type: 'form.dismissed' });
  expect([isMergeAgreed(run.snapshot()), run.snapshot().context.stays]).toEqual([false, 'other']);
  run.send({ type: 'comparison.agreed' });
  run.send({ type: 'form.submitted', form });
  await run.answer('mergeCustomers', 'c2');
  expect([dialogOf(run), run.emitted]).toEqual([null, [{ type: 'merged', staysId: 'c2' }]]);
  expect(formRefusal(run.snapshot())).toBeNull();
});

test('who chooses somebody else, or begins again, begins with nothing chosen', () => {
  const run = comparing();
  run.send({ type: 'account.kept', side: 'other' });
  run.send({ type: 'double.rejected' });
  expect(run.snapshot().context).toEqual({ otherId: null, stays: 'own', chosen: {}, refusal: null });
  run.send({ type: 'double.chosen', otherId: 'c3' });
  run.send({ type: 'dialog.closed' });
  run.send({ type: 'merge.requested' });
  expect(run.snapshot().context.otherId).toBeNull();
});
