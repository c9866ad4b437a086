import { EyeOff } from 'lucide-react';
import { useSignedInUser } from '../../lib/session';
import { EmptyState } from '../../ui/empty-state';

/** In place of the pages about an agency itself, for whoever looks into it. Source: spec 1 §1 (G-197). */
export const ImpersonationRestricted = () => (
  <EmptyState
    icon={EyeOff}
    title={`This stays with ${useSignedInUser().usercompany.company_name}`}
    text="Its trips, bookings and library are open to you. Its users, settings, files and plan are its own."
  />
);
