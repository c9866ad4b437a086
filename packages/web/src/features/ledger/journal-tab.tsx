import { Button, chakra, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useGuardedAction } from '../../lib/use-permission';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { RouterButton } from '../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../ui/skeletons';
import { EntryCard } from './entry-card';
import { ExportMenu } from './export-menu';
import { accountsQuery, entriesQuery, type LedgerEntry, periodsQuery } from './ledger-queries';
import { ReverseDialog } from './reverse-dialog';

/** The entries of a month, or of one account. */
export const JournalTab = () => {
  const [query] = useSearchParams();
  const account = query.get('account');
  const [month, setMonth] = useState<string>();
  const [reversing, setReversing] = useState<LedgerEntry>();
  const posts = useGuardedAction('Post Ledger Entries', 'post to the books');
  const { data: periods } = useQuery(periodsQuery);
  const { data: chart } = useQuery(accountsQuery);
  const shown = month ?? periods?.periods[0]?.month ?? periods?.current;
  const filter = account ? { account } : { month: shown ?? '' };
  const pages = useInfiniteQuery({ ...entriesQuery(filter), enabled: Boolean(account ?? shown) });
  const nameOf = (code: string) => chart?.accounts.find((one) => one.code === code)?.name ?? '';
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  const names = Object.assign({}, ...(pages.data?.pages.map((page) => page.names) ?? [])) as Record<string, string>;
  const reversed = new Set(entries.flatMap(({ reverses }) => reverses?.id ?? []));
  return (
    <>
      <HStack gap="3" mb="4" wrap="wrap">
        {account ? (
          <>
            <Text fontWeight="600">
              {account} {nameOf(account)}
            </Text>
            <RouterButton size="xs" variant="outline" to={PATHS.ledger({ tab: 'journal' })}>
              Show all accounts
            </RouterButton>
          </>
        ) : (
          <>
            <Text as="label" fontWeight="500" id="journal-month">
              Month
            </Text>
            <Input
              type="month"
              aria-labelledby="journal-month"
              width="auto"
              value={shown ?? ''}
              onChange={({ target }) => setMonth(target.value || undefined)}
            />
            {shown && entries.length > 0 && <ExportMenu month={shown} nameOf={nameOf} />}
          </>
        )}
      </HStack>
      {pages.isPending && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
      {pages.isError && <ErrorState error={pages.error} onRetry={() => pages.refetch()} />}
      {pages.data && entries.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title="No entries here"
          text="Entries appear in the month of their day. Choose another month, or post a new entry."
        />
      )}
      <Stack gap="3">
        {entries.length > 0 && (
          <chakra.ul display="grid" gap="3" listStyleType="none" aria-label="Journal entries">
            {entries.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                nameOf={nameOf}
                names={names}
                {...((entry.kind === 'manual' || entry.kind === 'opening') &&
                  !reversed.has(entry.id) && { onReverse: posts(() => setReversing(entry)) })}
              />
            ))}
          </chakra.ul>
        )}
        {pages.hasNextPage && (
          <Button
            variant="outline"
            alignSelf="center"
            loading={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Stack>
      {reversing && <ReverseDialog entry={reversing} onClose={() => setReversing(undefined)} />}
    </>
  );
};
