import { Box, Button, chakra, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { CheckCheck } from 'lucide-react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { EDIT } from '../guards';
import { supplierNamesQuery, type WaitingName } from '../supplier-name-queries';
import { useLinkName } from '../use-link-name';
import { SupplierPicker } from './supplier-picker';

type RowProps = { waiting: WaitingName; work: ReturnType<typeof useLinkName> };

const WaitingRow = ({ waiting, work: { link, addAndLink, progress } }: RowProps) => {
  const { name, name_key, bookings, candidates } = waiting;
  const adds = usePermission(EDIT.permission);
  const allowed = useGuardedAction(EDIT.permission, EDIT.action);
  const own = progress?.name_key === name_key ? progress : undefined;
  const busy = progress !== undefined;
  return (
    <chakra.li borderWidth="1px" borderRadius="l2" p="4">
      <HStack justify="space-between" gap="3" align="baseline">
        <Text fontWeight="600" minW="0" overflowWrap="anywhere" dir="auto">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="small" flexShrink="0">
          {countOf(bookings, 'booking')}
        </Text>
      </HStack>
      {own ? (
        <Progress.Root value={own.done} max={own.of} pt="3" aria-label={`Bookings linked: ${name}`}>
          <Text role="status" textStyle="small" pb="1">{`${own.done} of ${countOf(own.of, 'booking')}`}</Text>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ) : (
        <HStack gap="2" pt="3" wrap="wrap" align="end">
          {candidates.map((one) => (
            <Button
              key={one.id}
              size="sm"
              variant={one.same_name ? 'solid' : 'outline'}
              disabled={busy}
              maxW="100%"
              onClick={() => void link(waiting, one)}
            >
              <Text as="span" truncate dir="auto">{`Link to ${one.name} (${one.acct})`}</Text>
            </Button>
          ))}
          {adds && (
            <Button size="sm" variant="outline" disabled={busy} onClick={allowed(() => void addAndLink(waiting))}>
              Add as supplier
            </Button>
          )}
          <SupplierPicker
            disabled={busy}
            label={`Another supplier for ${name}`}
            onPick={(one) => void link(waiting, one)}
          />
        </HStack>
      )}
    </chakra.li>
  );
};

/** The names on bookings that wait until somebody says which supplier they mean. */
export const LinkNamesSheet = ({ onClose }: { onClose: () => void }) => {
  const { data, error, isPending, refetch } = useQuery(supplierNamesQuery);
  const work = useLinkName();
  return (
    <Modal open kind="sheet" width="560px" title="Link names to suppliers" onClose={onClose}>
      <Text color="fg.muted" pb="4">
        Linked bookings show up on the supplier’s profile and get the commission from its terms. The name on the booking
        stays as it is.
      </Text>
      {isPending && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.names.length === 0 && (
        <EmptyState icon={CheckCheck} title="All names are linked" text="New ones show up here as they’re typed." />
      )}
      {data && data.names.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none" aria-label="Names to link">
          {data.names.map((waiting) => (
            <WaitingRow key={waiting.name_key} waiting={waiting} work={work} />
          ))}
        </Stack>
      )}
      {data?.more && (
        <Box pt="4" color="fg.muted">
          There are more. They show up once you’ve linked some of these.
        </Box>
      )}
    </Modal>
  );
};
