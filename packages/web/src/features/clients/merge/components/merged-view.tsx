import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { formatDate } from '../../../../lib/format';
import { PATHS } from '../../../../lib/paths';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { PageSkeleton } from '../../../../ui/skeletons';
import { StateNotice } from '../../../../ui/state-notice';
import { formatFieldName } from '../field-words';
import { type AlreadyMerged, type MergeSides, mergeQueries } from '../merge-queries';
import { toFullName } from '../to-full-name';
import { useUndoMerge } from '../use-merge';

type Props = { sides: MergeSides; merged: AlreadyMerged };

const listNames = (fields: readonly string[]) => fields.map(formatFieldName).join(', ');

/** Two profiles that were merged: where they are now, until when it can be undone, and what an undo leaves as it is. */
export const MergedView = ({ sides, merged: { merged_into, is_undoable } }: Props) => {
  const { data, isLoading, error, refetch } = useQuery({ ...mergeQueries.merge(sides), enabled: is_undoable });
  const { mutate, isPending: isUndoing } = useUndoMerge();
  const back = (
    <RouterButton variant="outline" to={PATHS.duplicateClients()}>
      Duplicate clients
    </RouterButton>
  );
  if (isLoading) return <PageSkeleton />;
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <>
        <PageHeader title="Merge clients" />
        <StateNotice
          icon={CircleCheck}
          title="Already merged"
          text={`This profile was merged into ${merged_into.name}. Open that profile instead.`}
        >
          <HStack gap="2" wrap="wrap" justify="center">
            {back}
            <RouterButton to={PATHS.client(merged_into.id)}>Open profile</RouterButton>
          </HStack>
        </StateNotice>
      </>
    );
  const { client, to_merge, merged_by, undo_until, kept_changes, unreconciled } = data;
  return (
    <>
      <PageHeader title="Merge clients" />
      <StateNotice
        icon={CircleCheck}
        title="Merged"
        text={`${merged_by} merged ${toFullName(to_merge)} (${to_merge.ind_code}) into ${toFullName(client)} (${client.ind_code}). You can undo this until ${formatDate(undo_until.slice(0, 10))}.`}
      >
        <Stack gap="1" maxW="46ch">
          {kept_changes.length > 0 && <Text>Changed since, and kept if you undo: {listNames(kept_changes)}.</Text>}
          {unreconciled.length > 0 && (
            <Text>Changed by the merge and again since, so an undo won’t reset it: {listNames(unreconciled)}.</Text>
          )}
        </Stack>
        <HStack gap="2" wrap="wrap" justify="center">
          {back}
          <Button variant="outline" loading={isUndoing} onClick={() => mutate(sides)}>
            Undo merge
          </Button>
          <RouterButton to={PATHS.client(client.id)}>Open profile</RouterButton>
        </HStack>
      </StateNotice>
    </>
  );
};
