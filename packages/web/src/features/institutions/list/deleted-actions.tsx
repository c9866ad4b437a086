import { Button, HStack } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { mayPurge } from '../ask-before-delete';
import { REMOVE } from '../guards';
import { kindWordsOf } from '../kinds';
import { ACTIONS, useBulk } from '../use-bulk';

/** Brings an institution back from the trash, or deletes it for good. Source: R-ACC-137. */
export const DeletedActions = ({ row }: { row: InstitutionRow }) => {
  const { run, progress } = useBulk(kindWordsOf(row).noun);
  const allowed = useGuardedAction(REMOVE.permission, REMOVE.action);
  const { name } = row;
  const ids = [row.id];
  const restore = () => run({ ids, name, said: (who) => `${who} restored`, send: ACTIONS.restore });
  const purge = async () => {
    if (await mayPurge(name)) await run({ ids, name, said: (who) => `${who} deleted for good`, send: ACTIONS.purge });
  };
  return (
    <IfPermitted permission={REMOVE.permission}>
      <HStack gap="1" height="full">
        <Button
          size="2xs"
          variant="outline"
          disabled={progress !== undefined}
          aria-label={`Restore ${name}`}
          onClick={allowed(() => void restore())}
        >
          Restore
        </Button>
        <Button
          size="2xs"
          variant="ghost"
          color="fg.error"
          disabled={progress !== undefined}
          aria-label={`Delete ${name} for good`}
          onClick={allowed(() => void purge())}
        >
          Delete for good
        </Button>
      </HStack>
    </IfPermitted>
  );
};
