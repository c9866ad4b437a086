import { Button, HStack } from '@chakra-ui/react';
import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { mayPurgeClient } from '../ask-before-delete';
import { ACTIONS, useBulk } from '../use-bulk';

/** Brings a client back from the trash, or deletes them for good. Source: R-ACC-137 (G-165). */
export const DeletedActions = ({ client }: { client: ClientRow }) => {
  const { run, progress } = useBulk();
  const allowed = useGuardedAction('Delete Client Profiles', 'delete client profiles');
  const name = clientName(client);
  const ids = [client.id];
  const restore = () => run({ ids, name, said: (who) => `${who} restored`, send: ACTIONS.restore });
  const purge = async () => {
    if (await mayPurgeClient(name))
      await run({ ids, name, said: (who) => `${who} deleted for good`, send: ACTIONS.purge });
  };
  return (
    <IfPermitted permission="Delete Client Profiles">
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
