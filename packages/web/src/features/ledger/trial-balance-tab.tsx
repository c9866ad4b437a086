import { Box, HStack, Input, Table, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_KIND_WORDS, ACCOUNT_KINDS } from '@wayline/core/areas/ledger/account';
import { money } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { RouterLink } from '../../ui/router-link';
import { Delayed, TableSkeleton } from '../../ui/skeletons';
import { StatusBadge } from '../../ui/status-badge';
import { trialBalanceQuery } from './ledger-queries';

/** Every account with what was posted to it, by kind, and whether both sides are equal. */
export const TrialBalanceTab = () => {
  const [asOf, setAsOf] = useState<string>();
  const { data, error, isPending, refetch } = useQuery(trialBalanceQuery(asOf));
  if (isPending)
    return (
      <Delayed>
        <TableSkeleton rows={8} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  const amount = (minor: number) => (minor === 0 ? '' : formatMoney(money(minor, data.currency)));
  const kinds = ACCOUNT_KINDS.map((kind) => ({ kind, accounts: data.accounts.filter((one) => one.kind === kind) }));
  return (
    <>
      <HStack gap="3" mb="4" wrap="wrap">
        <Text as="label" fontWeight="500" id="as-of">
          At the end of
        </Text>
        <Input
          type="date"
          aria-labelledby="as-of"
          width="auto"
          value={asOf ?? data.as_of}
          onChange={({ target }) => setAsOf(target.value || undefined)}
        />
        {data.accounts.length > 0 && (
          <StatusBadge tone={data.balanced ? 'success' : 'error'}>
            {data.balanced ? 'Balanced' : 'Not balanced'}
          </StatusBadge>
        )}
      </HStack>
      {data.accounts.length === 0 ? (
        <EmptyState
          icon={Scale}
          title="Nothing posted yet"
          text="Post your opening balances or a first entry, and every account shows up here with its balance."
        />
      ) : (
        <Box overflowX="auto" borderWidth="1px" borderRadius="l3" bg="bg.panel">
          <Table.Root size="sm" aria-label="Trial balance">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Account</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Debit</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Credit</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Balance</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            {kinds
              .filter(({ accounts }) => accounts.length > 0)
              .map(({ kind, accounts }) => (
                <Table.Body key={kind}>
                  <Table.Row bg="bg.subtle">
                    <Table.ColumnHeader colSpan={4} scope="rowgroup">
                      {ACCOUNT_KIND_WORDS[kind]}
                    </Table.ColumnHeader>
                  </Table.Row>
                  {accounts.map(({ code, name, debit, credit, balance }) => (
                    <Table.Row key={code}>
                      <Table.Cell>
                        <RouterLink to={PATHS.ledger({ tab: 'journal', account: code })}>
                          {code} {name}
                        </RouterLink>
                      </Table.Cell>
                      <Table.Cell textAlign="end" textStyle="figures">
                        {amount(debit)}
                      </Table.Cell>
                      <Table.Cell textAlign="end" textStyle="figures">
                        {amount(credit)}
                      </Table.Cell>
                      <Table.Cell textAlign="end" textStyle="figures" fontWeight="600">
                        {formatMoney(money(balance, data.currency))}
                      </Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              ))}
            <Table.Footer>
              <Table.Row fontWeight="600">
                <Table.Cell>Total</Table.Cell>
                <Table.Cell textAlign="end" textStyle="figures">
                  {formatMoney(money(data.debit_total, data.currency))}
                </Table.Cell>
                <Table.Cell textAlign="end" textStyle="figures">
                  {formatMoney(money(data.credit_total, data.currency))}
                </Table.Cell>
                <Table.Cell />
              </Table.Row>
            </Table.Footer>
          </Table.Root>
        </Box>
      )}
    </>
  );
};
