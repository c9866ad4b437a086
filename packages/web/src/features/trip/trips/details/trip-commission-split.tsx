import { CommissionSplitDialog } from '../../pricing/commission-split';
import type { TripDialogProps } from './trip-entries';

/** Who shares the commission of the whole trip. */
export const TripCommissionSplit = ({ whole, onClose }: TripDialogProps) => (
  <CommissionSplitDialog tripId={whole.trip.id} onClose={onClose} />
);
