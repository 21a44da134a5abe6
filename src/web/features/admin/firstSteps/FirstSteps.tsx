import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { firstStepsQuery } from '#web/queries/admin/firstSteps.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './FirstSteps.css.ts';
import { StepLink } from './StepLink.tsx';

/** What a new venue needs before its first booking, until visitors find a flow on the start page. */
export function FirstSteps() {
  const { data } = useQuery({ ...firstStepsQuery, enabled: usePermission('change_catalog') });
  if (data === undefined || data.steps.length === 0) return null;
  return (
    <Note title={<Trans id="firstSteps.title">Nog nodig voor de eerste boeking</Trans>}>
      <ol className={css.steps}>
        {data.steps.map((step) => (
          <li key={step.name} className={css.step}>
            {step.isDone ? <Done /> : <span className={css.open} aria-hidden="true" />}
            <span className={step.isDone ? css.done : undefined}>
              <StepLink name={step.name} />
              {step.isOptional && !step.isDone ? <OnlyTreatments /> : null}
            </span>
          </li>
        ))}
      </ol>
    </Note>
  );
}

function Done() {
  return (
    <span className={css.tick}>
      <Icon name="check" size={16} />
      <VisuallyHidden>
        <Trans id="firstSteps.done">Gedaan:</Trans>
      </VisuallyHidden>
    </span>
  );
}

function OnlyTreatments() {
  return (
    <>
      {' '}
      <Trans id="firstSteps.optional">(alleen als je behandelingen geeft)</Trans>
    </>
  );
}
