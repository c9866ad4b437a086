import { Button, Text } from '@chakra-ui/react';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { formatDate } from '../../../lib/format';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { PageBanner } from '../../../ui/page-banner';
import { REMOVE } from '../guards';
import type { InstitutionRecord } from '../institution-queries';
import { kindWordsOf } from '../kinds';
import { ACTIONS, useBulk } from '../use-bulk';

/** Says above a profile that it is in the trash, and brings it back. Source: R-ACC-137. */
export const TrashNotice = ({ institution }: { institution: InstitutionRecord }) => {
  const { count, words } = kindWordsOf(institution);
  const { run } = useBulk(count);
  const allowed = useGuardedAction(REMOVE.permission, REMOVE.action);
  const { id, name, deleted_at } = institution;
  if (!deleted_at) return null;
  const restore = () => run({ ids: [id], name, said: (who) => `${who} restored`, send: ACTIONS.restore });
  return (
    <PageBanner label="In the trash" tone="warning">
      <Text>{`In the trash since ${formatDate(deleted_at)}. Kept until ${formatDate(getPurgeAt(deleted_at))}.`}</Text>
      <IfPermitted permission={REMOVE.permission}>
        <Button size="sm" variant="outline" onClick={allowed(() => void restore())}>
          {words.restore}
        </Button>
      </IfPermitted>
    </PageBanner>
  );
};
