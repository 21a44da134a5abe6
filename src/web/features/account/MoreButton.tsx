import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#web/ui/Button.tsx';
import * as css from './account.css.ts';

type MoreButtonProps = { answer: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'> };

export function MoreButton({ answer: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) {
  const { t } = useLingui();
  if (!hasNextPage) return null;
  return (
    <Button
      kind="outline"
      className={css.more}
      busyLabel={isFetchingNextPage && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={() => void fetchNextPage()}
    >
      <Trans id="account.more">Toon meer</Trans>
    </Button>
  );
}
