import { EyeOff } from 'lucide-react';
import { useSignedInUser } from '../../lib/session';
import { EmptyState } from '../../ui/empty-state';

/** In place of the pages about an agency itself, for whoever looks into it. Source: spec 1 §1 (G-197). */
export const ImpersonationRestricted = () => (
  <EmptyState
    icon={EyeOff}
    title={`Private to ${useSignedInUser().usercompany.company_name}`}
    text="You can see its trips, bookings and library, but not its users, settings, files or plan."
  />
);
