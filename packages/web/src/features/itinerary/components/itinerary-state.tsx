import { StatusBadge } from '../../../ui/status-badge';

/** Whether clients can see an itinerary, and which version of it. */
export const ItineraryState = ({ version }: { version: number }) =>
  version > 0 ? (
    <StatusBadge tone="success">Published, version {version}</StatusBadge>
  ) : (
    <StatusBadge>Draft</StatusBadge>
  );
