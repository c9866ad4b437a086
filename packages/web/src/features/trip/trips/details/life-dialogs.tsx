import { CancelTripDialog } from '../list/cancel-trip-dialog';
import { CopyTripDialog } from '../list/copy-trip-dialog';
import type { TripDialogProps } from './trip-entries';

/** Another trip like this one. Source: R-TRIP-188. */
export const CopyThisTrip = ({ whole, onClose, onChanged }: TripDialogProps) => (
  <CopyTripDialog trip={whole.trip} onClose={onClose} onCopied={onChanged} />
);

/** Cancels the trip that is open. Source: R-TRIP-108, R-TRIP-153. */
export const CancelThisTrip = ({ whole, onClose, onChanged }: TripDialogProps) => (
  <CancelTripDialog trip={whole.trip} onClose={onClose} onCancelled={onChanged} />
);
