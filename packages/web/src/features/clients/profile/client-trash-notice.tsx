import { Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { PATHS } from '../../../lib/paths';
import { PageBanner } from '../../../ui/page-banner';
import { TrashNotice } from '../../../ui/record/trash-notice';
import { RouterButton } from '../../../ui/router-button';
import type { ClientRecord } from '../client-query';
import { REMOVE } from '../guards';
import { ACTIONS, BULK } from '../use-bulk';

/** Says above a profile that it is in the trash, or that it was merged into another one. */
export const ClientTrashNotice = ({ client }: { client: ClientRecord }) =>
  client.deleted_at && client.merged_into ? (
    <PageBanner label="Merged" tone="warning">
      <Text>This profile was merged into another one.</Text>
      <RouterButton size="sm" variant="outline" to={PATHS.client(client.merged_into)}>
        Open merged profile
      </RouterButton>
    </PageBanner>
  ) : (
    <TrashNotice
      record={{ id: client.id, name: clientName(client), deleted_at: client.deleted_at }}
      bulk={BULK}
      guard={REMOVE}
      label="Restore client"
      restore={ACTIONS.restore}
    />
  );
