import { changeClients } from '@wayline/core/areas/clients/change-clients';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { MAX_TAGS, withoutTag, withTag } from '@wayline/core/base/tag-list';
import { endpoint } from '../kernel/endpoint';

/** Puts a tag on clients, or takes it off; who has as many as they can have stays as they are. */
export const handler = endpoint(clientsContracts['crm.individuals.tag'], (call) => {
  const { ids, tag, on } = call.input;
  return changeClients(call, {
    ids,
    action: on ? 'client.tagged' : 'client.untagged',
    change: (client) => {
      const tags = on ? withTag(client.tags, tag) : withoutTag(client.tags, tag);
      const isChange = tags.length !== client.tags.length && tags.length <= MAX_TAGS;
      return isChange && !client.deleted_at ? { tags } : undefined;
    },
  });
});
