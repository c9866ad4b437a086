import { Button, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_KIND_WORDS, ACCOUNT_KINDS } from '@wayline/core/areas/ledger/account';
import { useState } from 'react';
import { useGuardedAction } from '../../lib/use-permission';
import { ErrorState } from '../../ui/error-state';
import { Delayed, TableSkeleton } from '../../ui/skeletons';
import { AccountDialog } from './account-dialog';
import { accountsQuery } from './ledger-queries';

/** The chart of accounts by kind. Names can be changed and accounts added below one that is there. */
export const AccountsTab = () => {
  const { data, error, isPending, refetch } = useQuery(accountsQuery);
  const [editing, setEditing] = useState<{ code: string; name: string }>();
  const posts = useGuardedAction('Post Ledger Entries', 'name accounts');
  if (isPending)
    return (
      <Delayed>
        <TableSkeleton rows={10} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  return (
    <Stack gap="6">
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Text color="fg.muted">
          Accounts marked with a list follow its open items, so they change when an invoice, a payment or a commission
          does.
        </Text>
        <Button variant="outline" size="sm" onClick={posts(() => setEditing({ code: '', name: '' }))}>
          Add account
        </Button>
      </HStack>
      {ACCOUNT_KINDS.map((kind) => (
        <section key={kind} aria-label={ACCOUNT_KIND_WORDS[kind]}>
          <Heading as="h2" textStyle="section" mb="2">
            {ACCOUNT_KIND_WORDS[kind]}
          </Heading>
          <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="l3" bg="bg.panel" divideY="1px">
            {data.accounts
              .filter((account) => account.kind === kind)
              .map(({ code, name, control }) => (
                <HStack key={code} as="li" justify="space-between" gap="3" px="4" py="2">
                  <Text minW="0" overflowWrap="anywhere">
                    <chakra.span textStyle="figures" color="fg.muted" me="3">
                      {code}
                    </chakra.span>
                    {name}
                    {control && (
                      <chakra.span textStyle="small" color="fg.muted" ms="2">
                        {control}
                      </chakra.span>
                    )}
                  </Text>
                  <Button
                    size="xs"
                    variant="ghost"
                    aria-label={`Rename ${name}`}
                    onClick={posts(() => setEditing({ code, name }))}
                  >
                    Rename
                  </Button>
                </HStack>
              ))}
          </chakra.ul>
        </section>
      ))}
      {editing && <AccountDialog account={editing} onClose={() => setEditing(undefined)} />}
    </Stack>
  );
};
