import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useFormState } from 'react-hook-form';
import { giftCardForm, type GiftCardFormCode } from '#domain/credits/giftCardForm.ts';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { OrderAction } from '#web/features/credits/order/OrderAction.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './giftCard.css.ts';
import { QuantityField } from './QuantityField.tsx';

const fields = ['quantity', 'amount'] as const;
/** What most people give, as far as the venue's limits allow it. */
const suggestedEuros = [50, 75, 100];

export function GiftCardForm({ productId }: { productId: string }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { giftCard, maxQuantity } = useConfig();
  const [least, most] = [formatEuro(giftCard.min, currentLocale()), formatEuro(giftCard.max, currentLocale())];
  const form = useForm({
    resolver: standardSchemaResolver(giftCardForm({ ...giftCard, maxQuantity })),
    defaultValues: { quantity: '1', amount: '' },
    shouldFocusError: false,
  });
  const { errors } = useFormState({ control: form.control });
  const sentences: Record<GiftCardFormCode, string> = {
    quantity_invalid: t({ id: 'giftCard.quantity_invalid', message: 'Kies een aantal' }),
    amount_missing: t({ id: 'giftCard.amount_missing', message: 'Vul een bedrag in' }),
    amount_too_low: t({ id: 'giftCard.amount_too_low', message: `Kies een bedrag van minstens ${least}` }),
    amount_too_high: t({ id: 'giftCard.amount_too_high', message: `Kies een bedrag van hoogstens ${most}` }),
  };
  const sentence = (code: string): string => sentences[code as GiftCardFormCode];
  const errorOf = (name: (typeof fields)[number]): string | undefined => {
    const code = errors[name]?.message;
    return code === undefined ? undefined : sentence(code);
  };
  return (
    <FormShell
      form={form}
      formId="gift-card"
      fields={fields}
      label={t({ id: 'order.form', message: 'Bestelling' })}
      errorText={(_name, code) => sentence(code)}
      onSubmit={({ quantity, amount }) => actor.send({ type: 'giftCard.requested', productId, amount, quantity })}
    >
      <div className={css.fields}>
        <QuantityField
          {...form.register('quantity')}
          id="gift-card-quantity"
          hint={t({ id: 'giftCard.quantity.hint', message: 'Elk met een eigen code' })}
          error={errorOf('quantity')}
        />
        <TextField
          {...form.register('amount')}
          id="gift-card-amount"
          label={t({ id: 'giftCard.amount', message: 'Bedrag per cadeaubon' })}
          hint={t({ id: 'giftCard.amount.hint', message: `In euro’s, van ${least} tot en met ${most}` })}
          error={errorOf('amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
        />
        <div className={joinClasses(row, css.suggestions)}>
          {suggestedEuros
            .filter((euros) => euros * 100 >= giftCard.min && euros * 100 <= giftCard.max)
            .map((euros) => (
              <Button
                key={euros}
                kind="soft"
                size="small"
                onClick={() => form.setValue('amount', String(euros), { shouldValidate: form.formState.isSubmitted })}
              >
                {formatEuro(euros * 100, currentLocale())}
                <VisuallyHidden>
                  {' '}
                  <Trans id="giftCard.amount.each">per cadeaubon</Trans>
                </VisuallyHidden>
              </Button>
            ))}
        </div>
      </div>
      <OrderAction />
    </FormShell>
  );
}
