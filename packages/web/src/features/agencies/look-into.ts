import type { CompanyId } from '@wayline/core/kernel/ids';
import { PATHS } from '../../app/paths';
import { call } from '../../lib/api';
import { openAnew } from '../../lib/navigation';
import { beginLook, endLook } from '../../lib/session';

/** Begins a look into a sub-agency: the tab opens its trips, with nothing left of what it knew. Source: spec 1 §1 (G-197). */
export const lookInto = async (company: CompanyId): Promise<void> => {
  const { user } = await call('misc.sub-agencies.look', { company }, { onMissing: 'stay' });
  beginLook(user);
  openAnew(PATHS.trips());
};

/** Back to the user's own company. */
export const lookAway = (): void => {
  endLook();
  openAnew(PATHS.users({ tab: 'sub-agencies' }));
};
