import { Inbox } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';

/** Where requests will stand beside the trips: none can arrive before a company has forms. Source: spec 2 §2. */
export const TripRequests = () => (
  <EmptyState
    icon={Inbox}
    title="No trip requests yet"
    text="Request forms for your website are coming soon. Until then, create a trip for each request."
  />
);
