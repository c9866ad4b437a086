import { Inbox } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';

/** Where requests will stand beside the trips: none can arrive before a company has forms. Source: spec 2 §2. */
export const TripRequests = () => (
  <EmptyState
    icon={Inbox}
    title="No trip requests yet"
    text="Requests come from forms on your website, which are still to come. Until then, start a trip for each request yourself."
  />
);
