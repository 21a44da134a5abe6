import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import type { CardMessage } from '#machines/bookingRequest.types.ts';
import { messageLengths, type GiftCardMessageInput } from '#domain/credits/giftCardMessage.ts';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { dialogButtons, two } from '#web/features/people/forms/forms.css.ts';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const fields = ['from', 'to', 'message', 'recipientEmail'] as const;

type MessageFormProps = {
  form: UseFormReturn<GiftCardMessageInput, unknown, CardMessage>;
  busy: boolean;
  submitLabel: string;
  /** Why it could not be sent. */
  failure: ReactNode;
  onClose: () => void;
};

export function MessageForm({ form, busy, submitLabel, failure, onClose }: MessageFormProps) {
  const { t, i18n } = useLingui();
  const actor = useReservationActor();
  const { errors } = useFormState({ control: form.control });
  const labels: Record<keyof CardMessage, string> = {
    from: t({ id: 'giftCard.from', message: 'Afzender' }),
    to: t({ id: 'giftCard.to', message: 'Ontvanger' }),
    message: t({ id: 'giftCard.message', message: 'Persoonlijk bericht' }),
    recipientEmail: t({ id: 'giftCard.recipientEmail', message: 'E-mailadres van de ontvanger' }),
  };
  const sentence = (name: string, code: string): string =>
    i18n._(formSentence(code, labels[name as keyof CardMessage] ?? name));
  const field = (name: (typeof fields)[number]) => ({
    ...form.register(name),
    id: `message-${name}`,
    label: labels[name],
    error: errors[name]?.message && sentence(name, errors[name].message),
    maxLength: messageLengths[name],
  });
  const optional = t({ id: 'form.optional', message: '(optioneel)' });
  return (
    <FormShell
      form={form}
      formId="message"
      fields={fields}
      label={t({ id: 'giftCard.message.title', message: 'Cadeaubon bericht' })}
      errorText={sentence}
      onSubmit={(message) => actor.send({ type: 'message.written', message })}
    >
      <div className={two}>
        <TextField {...field('from')} data-first-focus autoComplete="off" required />
        <TextField {...field('to')} autoComplete="off" required />
      </div>
      <TextArea {...field('message')} optionalLabel={optional} rows={4} />
      <TextField
        {...field('recipientEmail')}
        type="email"
        autoComplete="off"
        optionalLabel={optional}
        hint={t({
          id: 'giftCard.recipientEmail.hint',
          message: 'Vul dit in en wij mailen hem naar de ontvanger. Anders krijg jij hem.',
        })}
      />
      {failure}
      <div className={dialogButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <Button type="submit" busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
          {submitLabel}
        </Button>
      </div>
    </FormShell>
  );
}
