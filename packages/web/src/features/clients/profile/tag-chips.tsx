import { clientName } from '@wayline/core/areas/clients/client';
import { RecordTags } from '../../tags/public';
import { CLIENT_TAGS } from '../client-dialogs';
import type { ClientRecord } from '../client-query';
import { ACTIONS, useBulk } from '../use-bulk';
import { CLIENT_GUARD } from './client-profile';

/** The tags of a client. */
export const TagChips = ({ client }: { client: ClientRecord }) => {
  const { runOne } = useBulk();
  return (
    <RecordTags
      record={client}
      name={clientName(client)}
      offered={CLIENT_TAGS}
      guard={CLIENT_GUARD}
      runOne={runOne}
      send={ACTIONS.tag}
    />
  );
};
