import { Box, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { BANK_LINE_QUERY } from '@wayline/core/areas/accounting/bank/bank-line-query';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { Kbd } from '../../../ui/kbd';
import { DataTable } from '../../../ui/table/data-table';
import { useListQuery } from '../../../ui/table/use-list-query';
import type { OpenedPayment, OpenedSupplierPayment } from '../use-opened';
import { BANK_COLUMNS } from './bank-columns';
import { bankFilters } from './bank-filter-words';
import { BANK_LINES, type BankRow, bankFilesQuery, fetchBankLines } from './bank-queries';
import { BankRowView, type OpenLine } from './bank-row';
import { toRowName } from './bank-words';
import { MatchSure } from './match-sure';
import { useBankKeys } from './use-bank-keys';
import { useBankRights } from './use-bank-rights';

const LineDrawer = lazy(async () => ({ default: (await import('./drawer/line-drawer')).LineDrawer }));

const KEYS = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'take the suggestion' },
  { keys: ['O'], does: 'open' },
  { keys: ['X'], does: 'leave out' },
] as const;
const KeyHint = () => (
  <HStack gap="4" wrap="wrap" color="fg.muted" textStyle="small" display={{ base: 'none', lg: 'flex' }}>
    {KEYS.map(({ keys, does }) => (
      <HStack key={does} gap="1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        <Text as="span">{does}</Text>
      </HStack>
    ))}
  </HStack>
);

type Opened = { row: BankRow; as?: 'left_out' | undefined };
type Props = { isDone: boolean; payments: OpenedPayment; supplierPayments: OpenedSupplierPayment };

/** What banks say moved: what nobody has decided yet, each with what it most likely is, or what is decided, with a way back. */
export const BankList = ({ isDone, payments, supplierPayments }: Props) => {
  const list = useListQuery(BANK_LINE_QUERY);
  const { data } = useQuery(bankFilesQuery);
  const { mayDecide } = useBankRights();
  const [opened, setOpened] = useState<Opened>();
  const root = useRef<HTMLDivElement>(null);
  useBankKeys(root);
  const toPayment = ({ payment_id, supplier_payment_id }: BankRow): string | undefined => {
    if (payment_id) return payments.addressOf(payment_id);
    return supplier_payment_id && supplierPayments.addressOf(supplier_payment_id);
  };
  const until = data?.files
    .map((file) => file.until)
    .sort()
    .at(-1);
  const open: OpenLine = (row, as) => setOpened({ row, as });
  return (
    <Box ref={root}>
      <DataTable<BankRow>
        name={BANK_LINES}
        label="Movements on your bank accounts"
        columns={BANK_COLUMNS}
        rowId={({ id }) => id}
        rowName={toRowName}
        fetchRows={fetchBankLines}
        {...list.table}
        exportAs="bank-movements"
        toolbar={<FilterBar controls={bankFilters(data?.accounts.length ?? 0)} list={list} />}
        searchLabel="Search movements"
        empty={
          <EmptyState
            icon={CircleCheck}
            title="All done"
            text={`Everything your bank says until ${formatDate(until)} is in your books.`}
          />
        }
        cards="always"
        above={(rows) => (
          <>
            {mayDecide && !isDone && rows.length > 0 && (
              <HStack justify="space-between" columnGap="6" pb="3" wrap="wrap">
                <MatchSure rows={rows} />
                <KeyHint />
              </HStack>
            )}
            {opened && (
              <Suspense fallback={null}>
                <LineDrawer
                  row={rows.find(({ id }) => id === opened.row.id) ?? opened.row}
                  as={opened.as}
                  onClose={() => setOpened(undefined)}
                />
              </Suspense>
            )}
          </>
        )}
        card={(row) => <BankRowView row={row} to={toPayment(row)} onOpen={open} />}
      />
    </Box>
  );
};
