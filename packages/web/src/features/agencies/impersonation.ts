import type { CompanyId } from '@wayline/core/base/ids';
import { call } from '../../lib/api';
import { reloadAt } from '../../lib/navigation';
import { PATHS } from '../../lib/paths';
import { storeImpersonatedUser } from '../../lib/session';

/** Begins a look into a sub-agency: the tab opens its trips, with nothing left of what it knew. Source: spec 1 §1 (G-197). */
export const startViewing = async (company: CompanyId): Promise<void> => {
  const { user } = await call('misc.sub-agencies.look', { company }, { onMissing: 'stay' });
  storeImpersonatedUser(user);
  reloadAt(PATHS.trips());
};
