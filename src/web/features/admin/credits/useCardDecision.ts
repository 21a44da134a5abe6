import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { readGiftCardsAgain } from '#web/queries/admin/giftCards.ts';
import { toastSuccess } from '#web/ui/toast.ts';

/** What follows a decision about a card: everything is read again, also when a colleague was first. */
export function useCardDecision() {
  const { t } = useLingui();
  const client = useQueryClient();
  return {
    failureTitle: t({ id: 'credit.failed', message: 'Niet gewijzigd' }),
    failureText: (code: string): string | null =>
      ({
        version_conflict: t({
          id: 'credit.error.version_conflict',
          message: 'Deze bon is net gewijzigd. De nieuwe stand staat er nu; kijk of je het nog wilt.',
        }),
        in_use: t({
          id: 'credit.error.in_use',
          message: 'De bestelling van deze bon is geannuleerd of terugbetaald. Hij blijft geblokkeerd.',
        }),
      })[code] ?? null,
    onRefused: () => void readGiftCardsAgain(client),
    decided: async (text: string): Promise<void> => {
      await readGiftCardsAgain(client);
      toastSuccess(text);
    },
  };
}
