import { Button, Menu, NativeSelect, Portal } from '@chakra-ui/react';
import { BULK_STATUSES } from '@wayline/core/areas/trip/planner-views/bulk-change';
import { lazy, Suspense, useState } from 'react';
import { IfPermitted } from '../../../../ui/if-permitted';
import { SelectionBar } from '../../../../ui/table/selection-bar';
import type { Bulk, BulkStatus } from '../use-bulk';

const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog')).CopyDialog }));
const MOVES = [
  { days: -7, words: 'A week earlier' },
  { days: -2, words: '2 days earlier' },
  { days: -1, words: 'A day earlier' },
  { days: 1, words: 'A day later' },
  { days: 2, words: '2 days later' },
  { days: 7, words: 'A week later' },
] as const;

type Props = { count: number; of: number; tripId: string; bulk: Bulk; onAll: () => void; onClear: () => void };

/** What can be done with the picked bookings of a planner. */
export const BulkBar = ({ count, of, tripId, bulk, onAll, onClear }: Props) => {
  const [copying, setCopying] = useState(false);
  return (
    <>
      <SelectionBar count={count} of={of} all={count === of} onAll={onAll} onClear={onClear}>
        {/* The bar stands still while the page scrolls, and so must its menu: a press would meet nothing where an entry has just been. */}
        <Menu.Root positioning={{ strategy: 'fixed' }} onSelect={({ value }) => bulk.move(Number(value))}>
          <Menu.Trigger asChild>
            <Button size="xs" variant="outline">
              Move
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {MOVES.map(({ days, words }) => (
                  <Menu.Item key={days} value={String(days)}>
                    {words}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
        <NativeSelect.Root size="xs" width="10rem">
          <NativeSelect.Field
            aria-label="Set status"
            value=""
            onChange={(event) => bulk.setStatus(event.target.value as BulkStatus)}
          >
            <option value="" disabled>
              Set status
            </option>
            {BULK_STATUSES.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Button size="xs" variant="outline" onClick={() => setCopying(true)}>
          Copy to trip
        </Button>
        <IfPermitted permission="Delete Reservations">
          <Button size="xs" variant="outline" color="fg.error" onClick={bulk.remove}>
            Delete
          </Button>
        </IfPermitted>
      </SelectionBar>
      {copying && (
        <Suspense fallback={null}>
          <CopyDialog
            from={tripId}
            onClose={() => setCopying(false)}
            onChosen={(trip) => {
              setCopying(false);
              bulk.copyTo(trip);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
