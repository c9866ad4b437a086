import { useQueryClient } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import { call } from '../../../lib/api';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';
import type { ClientChoice } from '../../clients/public';
import { type InstitutionRecord, invalidateInstitutions } from '../institution-queries';

type Member = Pick<ClientChoice, 'id' | 'first_name' | 'last_name'>;

/** Adds a client to an institution, or takes one out, with a way back. */
export const useMembers = ({ id }: Pick<InstitutionRecord, 'id'>) => {
  const cache = useQueryClient();
  const send = async (client: Member, on: boolean): Promise<boolean> => {
    try {
      await call('crm.institutions.members.change', { id, client_ids: [client.id], on }, { onMissing: 'stay' });
      await invalidateInstitutions(cache);
      return true;
    } catch (thrown) {
      notifyError(thrown);
      return false;
    }
  };
  return async (client: Member, on: boolean) => {
    if (!(await send(client, on))) return;
    const name = clientName(client);
    const undo = () => void send(client, !on);
    notify({ kind: 'success', title: on ? `${name} added` : `${name} removed`, undo });
  };
};
