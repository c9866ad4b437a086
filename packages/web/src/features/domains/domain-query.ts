import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** How the company's own name for its links stands, by the name that is saved; kept among the settings so that an event of them makes it old. */
export const domainQuery = (saved: string) =>
  queryOptions({
    queryKey: ['settings', 'client-domain', saved],
    queryFn: ({ signal }) => call('users.domain.get', {}, { signal, onMissing: 'stay' }),
  });
