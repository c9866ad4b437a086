import { Button, Text } from '@chakra-ui/react';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { formatDate } from '../../lib/format';
import { useGuardedAction } from '../../lib/use-permission';
import { IfPermitted } from '../if-permitted';
import { PageBanner } from '../page-banner';
import type { ProfileGuard } from './profile-kind';
import { type BulkKind, type BulkSend, useBulk } from './use-bulk';

type Props<Id extends string> = {
  record: { id: Id; name: string; deleted_at?: string | undefined };
  bulk: BulkKind;
  guard: ProfileGuard;
  /** What the button says: "Restore client". */
  label: string;
  restore: BulkSend<Id>;
};

/** Says above the profile of a record in the trash that it is there, and brings it back. Source: R-ACC-137. */
export const TrashNotice = <Id extends string>({ record, bulk, guard, label, restore }: Props<Id>) => {
  const { runOne } = useBulk<Id>(bulk);
  const allowed = useGuardedAction(guard.permission, guard.action);
  const { deleted_at } = record;
  if (!deleted_at) return null;
  return (
    <PageBanner label="In the trash" tone="warning">
      <Text>{`In the trash since ${formatDate(deleted_at)}. Kept until ${formatDate(getPurgeAt(deleted_at))}.`}</Text>
      <IfPermitted permission={guard.permission}>
        <Button
          size="sm"
          variant="outline"
          onClick={allowed(() => void runOne(record, { said: (who) => `${who} restored`, send: restore }))}
        >
          {label}
        </Button>
      </IfPermitted>
    </PageBanner>
  );
};
