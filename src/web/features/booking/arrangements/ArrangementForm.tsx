import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { CollectionPart, Product } from '#contract/names.ts';
import type { ChoiceGroup } from '#domain/catalog/collections.ts';
import { arrangementForm, choiceField } from '#domain/booking/arrangementForm.ts';
import { isAsked } from '#machines/reservation/planning.selectors.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { GuestSelect } from '#web/features/scheduling/guests/GuestSelect.tsx';
import { useForWhom } from '#web/features/scheduling/guests/useForWhom.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './arrangements.css.ts';

type ArrangementFormProps = {
  arrangement: Product;
  groups: readonly ChoiceGroup<CollectionPart>[];
  buttonId: string;
};

export function ArrangementForm({ arrangement, groups, buttonId }: ArrangementFormProps) {
  const { t } = useLingui();
  const id = useId();
  const actor = useReservationActor();
  const { xplanId, guests } = arrangement;
  const forWhom = useForWhom(guests);
  const isRequested = useReservation(isAsked(xplanId));
  const busy = useReservation(isBusy);
  const choices = groups.map(({ choice }) => choice);
  const form = useForm({
    resolver: standardSchemaResolver(arrangementForm(choices)),
    defaultValues: { guests: '', ...Object.fromEntries(choices.map((choice) => [choiceField(choice), ''])) },
  });
  const { errors } = useFormState({ control: form.control });
  const name = plainText(arrangement.name);
  const add = form.handleSubmit(({ persons, productIds }) =>
    actor.send({ type: 'collection.requested', collectionId: xplanId, productIds, persons }),
  );
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        form.setValue('guests', forWhom.persons.join());
        void add(event);
      }}
    >
      <GuestSelect
        forWhom={forWhom}
        product={name}
        error={errors.guests && t({ id: 'guests.needed', message: `Dit is voor ${guests} gasten samen` })}
      />
      {groups.map(({ choice, options }) => {
        const field = choiceField(choice);
        return (
          <SelectField
            key={choice}
            id={`${id}-${field}`}
            {...form.register(field)}
            label={
              <>
                <Trans id="arrangements.choice">Keuze {choice}</Trans>
                <VisuallyHidden> {name}</VisuallyHidden>
              </>
            }
            placeholder={t({ id: 'arrangements.choose', message: 'Kies een optie' })}
            options={options.map((option) => ({ value: option.xplanId, label: plainText(option.name) }))}
            error={errors[field] && t({ id: 'arrangements.missing', message: `Kies een optie voor keuze ${choice}` })}
          />
        );
      })}
      <Button
        id={buttonId}
        type="submit"
        kind="soft"
        full
        className={css.button}
        busyLabel={isRequested && busy && t({ id: 'common.busy', message: 'Bezig…' })}
      >
        <Trans id="common.add">Voeg toe</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </form>
  );
}
