import { Button, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { PageBanner } from '../../../ui/page-banner';
import { RouterButton } from '../../../ui/router-button';
import type { ClientRecord } from '../client-query';
import { ACTIONS, useBulk } from '../use-bulk';

/** Says above a profile that it is in the trash, and brings it back. Source: R-ACC-137. */
export const TrashNotice = ({ client }: { client: ClientRecord }) => {
  const { run } = useBulk();
  const allowed = useGuardedAction('Delete Client Profiles', 'delete client profiles');
  if (!client.deleted_at) return null;
  if (client.merged_into)
    return (
      <PageBanner label="Merged" tone="warning">
        <Text>This profile was merged into another one.</Text>
        <RouterButton size="sm" variant="outline" to={PATHS.client(client.merged_into)}>
          Open merged profile
        </RouterButton>
      </PageBanner>
    );
  const restore = () =>
    run({ ids: [client.id], name: clientName(client), said: (who) => `${who} restored`, send: ACTIONS.restore });
  return (
    <PageBanner label="In the trash" tone="warning">
      <Text>
        {`In the trash since ${formatDate(client.deleted_at)}. Kept until ${formatDate(getPurgeAt(client.deleted_at))}.`}
      </Text>
      <IfPermitted permission="Delete Client Profiles">
        <Button size="sm" variant="outline" onClick={allowed(() => void restore())}>
          Restore client
        </Button>
      </IfPermitted>
    </PageBanner>
  );
};
