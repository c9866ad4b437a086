import { useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { type HostAgencies, userQueries } from './users-queries';

export type HostAgency = HostAgencies['agencies'][number];
type Draft = CallInput<'users.host-agencies.save'>['agencies'][number];
const NEVER_SAVED: HostAgencies = { agencies: [], version: 0 };

/** Changes the list of host agencies on top of whatever stands now: what a colleague has saved meanwhile stays. */
export const useHostAgencies = () => {
  const client = useQueryClient();
  const { queryKey } = userQueries.hostAgencies();
  const change = async (edit: (agencies: readonly HostAgency[]) => Draft[]): Promise<void> => {
    const save = ({ version, agencies }: HostAgencies) =>
      call('users.host-agencies.save', { version, agencies: edit(agencies) }, { onMissing: 'stay' });
    const known = client.getQueryData(queryKey) ?? NEVER_SAVED;
    try {
      client.setQueryData(queryKey, await save(known));
    } catch (thrown) {
      const { code, current } = asApiError(thrown);
      if (code !== 'record.stale') throw thrown;
      client.setQueryData(queryKey, await save((current as HostAgencies | undefined) ?? NEVER_SAVED));
    }
  };
  return { change };
};
