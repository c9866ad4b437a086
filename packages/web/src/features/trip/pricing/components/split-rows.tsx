import { IconButton, Table, Text } from '@chakra-ui/react';
import { MESSAGES } from '@wayline/core/base/messages';
import { formatMoney } from '@wayline/core/base/money-text';
import { Trash2 } from 'lucide-react';
import { type CallOutput, call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { confirm, QUESTIONS } from '../../../../ui/confirm-dialog';
import { notify } from '../../../../ui/toaster';

type Row = CallOutput<'trips.commission-split.get'>['rows'][number];
type Props = {
  rows: readonly Row[];
  /** What the split belongs to. */
  of: { trip_id: string; booking_id?: string };
  editable: boolean;
  onChanged: () => Promise<unknown>;
};

const roleOf = ({ split_type, role }: Row) => {
  if (split_type === 'host_agency') return 'Host agency';
  return { advisor: 'Advisor', refer_by: 'Referred by', other: 'Other advisor' }[role ?? 'other'];
};

const failed = (text: string) => notify({ kind: 'error', title: MESSAGES['popup.error.title_plain'], text });

/**
 * A split as a table: who, how much of it, and what that is. An answer whose error flag is not 0 is a failure, whatever its status.
 * Source: R-TRIP-151, R-TRIP-171..173, R-TRIP-213, R-TRIP-214.
 */
export const SplitRows = ({ rows, of, editable, onChanged }: Props) => {
  const ask = async (row: Row) => {
    if (!(await confirm(QUESTIONS.delete))) return;
    try {
      const { error, message } = await call('book.commission-split.delete', {
        split_type: row.split_type,
        split_id: row.id,
        rowObj: JSON.stringify(of),
      });
      if (error !== 0) return failed(message);
      notify({ kind: 'success', title: message });
      await onChanged();
    } catch (thrown) {
      failed(asApiError(thrown).message);
    }
  };
  if (rows.length === 0) return <Text color="fg.muted">No split yet.</Text>;
  return (
    <Table.ScrollArea>
      <Table.Root size="sm" aria-label="Commission split">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Name</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Share</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
            {editable && <Table.ColumnHeader aria-label="Actions" />}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={`${row.split_type}.${row.id}`}>
              <Table.Cell>
                {row.name}
                <Text textStyle="small" color="fg.muted">
                  {roleOf(row)}
                </Text>
              </Table.Cell>
              <Table.Cell textAlign="end" textStyle="figures">
                {row.split}%
              </Table.Cell>
              <Table.Cell textAlign="end" textStyle="figures">
                {row.amounts.map((amount) => formatMoney(amount)).join(', ') || '–'}
              </Table.Cell>
              {editable && (
                <Table.Cell textAlign="end">
                  <IconButton
                    aria-label={`Delete share of ${row.name}`}
                    size="xs"
                    variant="ghost"
                    onClick={() => void ask(row)}
                  >
                    <Trash2 size={14} aria-hidden />
                  </IconButton>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
};
