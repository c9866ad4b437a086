import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { relativeTime } from '@wayline/core/base/relative-time';
import { useRef } from 'react';
import { formatDate } from '../../lib/format';
import { notify } from '../../lib/toast-store';
import { useGuardedAction, usePermission } from '../../lib/use-permission';
import { notifyError } from '../notify-error';
import type { ProfileGuard } from './profile-kind';

/** Something that was deleted, by whom, and until when it can be restored. */
type Deleted<Id> = { id: Id; title: string; deleted_at: string; deleted_by: string; gone_at: string };
type Props<R extends Deleted<string>> = {
  rows: readonly R[];
  /** What tells one from others of its title. */
  factsOf: (row: R) => string;
  /** What the list is for readers, where nothing beside it says so. */
  label?: string;
  /** Who may restore one. */
  guard: ProfileGuard;
  /** Restores one and answers what it is called. */
  restore: (id: R['id']) => Promise<string>;
  /** Makes old whatever shows them. */
  invalidate: (client: QueryClient) => Promise<unknown>;
};

/** A short list of what was deleted, each with the button that restores it. Records of which there can be many are a table: `DeletedRecords`. */
export const DeletedList = <R extends Deleted<string>>({
  rows,
  factsOf,
  label,
  guard,
  restore,
  invalidate,
}: Props<R>) => {
  const client = useQueryClient();
  const may = usePermission(guard.permission);
  const allowed = useGuardedAction(guard.permission, guard.action);
  const asked = useRef(new Set<string>());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: restore,
    onSuccess: (name) => notify({ kind: 'success', title: `${name} restored` }),
    onError: notifyError,
    onSettled: (_name, _error, id) => {
      asked.current.delete(id);
      return invalidate(client);
    },
  });
  /** A second press finds the first under way. */
  const restoreOnce = (id: R['id']) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    mutate(id);
  };
  return (
    <chakra.ul listStyleType="none" aria-label={label}>
      {rows.map((row) => (
        <chakra.li key={row.id} py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
          <HStack justify="space-between" align="start" gap="3">
            <Box minW="0">
              <Text fontWeight="500" overflowWrap="anywhere" dir="auto">
                {row.title}
              </Text>
              {factsOf(row) && <Text color="fg.muted">{factsOf(row)}</Text>}
              <Text color="fg.subtle" textStyle="small">
                Deleted by {row.deleted_by}, {relativeTime(row.deleted_at, new Date().toISOString())}. Kept until{' '}
                {formatDate(row.gone_at)}.
              </Text>
            </Box>
            {may && (
              <Button
                size="xs"
                variant="outline"
                flexShrink="0"
                loading={isPending && variables === row.id}
                aria-label={`Restore ${row.title}`}
                onClick={allowed(() => restoreOnce(row.id))}
              >
                Restore
              </Button>
            )}
          </HStack>
        </chakra.li>
      ))}
    </chakra.ul>
  );
};
