import { Button, HStack } from '@chakra-ui/react';
import { useGuardedAction } from '../../lib/use-permission';
import { IfPermitted } from '../if-permitted';
import type { ProfileGuard } from './profile-kind';
import { type BulkKind, type BulkSend, useBulk } from './use-bulk';

type Props<Id extends string> = {
  kind: {
    bulk: BulkKind;
    guard: ProfileGuard;
    restore: BulkSend<Id>;
    purge: BulkSend<Id>;
    mayPurge: (name: string) => Promise<boolean>;
  };
  record: { id: Id; name: string };
};

/** Brings a record back from the trash, or deletes it for good. Source: R-ACC-137 (G-165). */
export const DeletedActions = <Id extends string>({ kind, record }: Props<Id>) => {
  const { guard, mayPurge } = kind;
  const { runOne, progress } = useBulk<Id>(kind.bulk);
  const allowed = useGuardedAction(guard.permission, guard.action);
  const { name } = record;
  const restore = () => runOne(record, { said: (who) => `${who} restored`, send: kind.restore });
  const purge = async () => {
    if (await mayPurge(name)) await runOne(record, { said: (who) => `${who} deleted for good`, send: kind.purge });
  };
  return (
    <IfPermitted permission={guard.permission}>
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
