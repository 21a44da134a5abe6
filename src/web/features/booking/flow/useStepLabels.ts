import { useLingui } from '@lingui/react/macro';
import { stepsOf, type Step } from '#domain/catalog/steps.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';

export function useStepLabels(): string[] {
  const { t } = useLingui();
  const labels: Record<Step['label'], string> = {
    index: t({ id: 'flow.steps.index', message: 'Reservering' }),
    choices: t({ id: 'flow.steps.choices', message: 'Jouw keuzes' }),
    subFlow: t({ id: 'flow.steps.choices', message: 'Jouw keuzes' }),
    info: t({ id: 'flow.steps.info', message: 'Gegevens' }),
    payment: t({ id: 'flow.steps.payment', message: 'Afronden' }),
  };
  return stepsOf(useFlow()).map(({ label, name }) => (label === 'subFlow' && name ? name : labels[label]));
}
