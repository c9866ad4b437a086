import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';

/** How the second factor stands. */
export const twoStepQuery = queryOptions({
  queryKey: ['settings', 'two-step'],
  queryFn: ({ signal }) => call('users.settings.two-step-auth.get', {}, { signal, onMissing: 'stay' }),
});
