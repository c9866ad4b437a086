import type { Permission } from '@wayline/core/identity/permissions';
import type { Trip } from '@wayline/core/trips/trip';
import { type ComponentType, lazy } from 'react';
import type { PlannedTrip } from '../use-trip';

/** What a dialog of the trip's menu is given. */
export type TripDialogProps = { whole: PlannedTrip; onClose: () => void; onChanged: () => Promise<unknown> };

/** One entry of the menu "More" of a trip: a dialog that is fetched when it is opened, or an address. */
export type TripEntry = {
  value: string;
  label: string;
  needs: Permission;
  /** Completes "You do not have permission to {action}!". */
  action: string;
  /** Whether the trip as it stands has this entry; left out, it always has. */
  when?: (trip: Trip) => boolean;
  /** What is done cannot be undone. */
  danger?: boolean;
} & ({ dialog: ComponentType<TripDialogProps> } | { to: (trip: Trip) => string });

const edits = { needs: 'Edit Trips', action: 'edit trips' } as const;
const views = { needs: 'View Trips', action: 'view trips' } as const;

const DETAILS: readonly TripEntry[] = [
  {
    value: 'details',
    label: 'Edit details',
    ...edits,
    dialog: lazy(async () => ({ default: (await import('./details-dialog')).DetailsDialog })),
  },
  {
    value: 'collaborators',
    label: 'Collaborators',
    ...views,
    dialog: lazy(async () => ({ default: (await import('./collaborators-dialog')).CollaboratorsDialog })),
  },
  {
    value: 'payment-terms',
    label: 'Payment terms',
    ...edits,
    dialog: lazy(async () => ({ default: (await import('./payment-terms-dialog')).PaymentTermsDialog })),
  },
  {
    value: 'commission-split',
    label: 'Commission split',
    ...views,
    dialog: lazy(async () => ({ default: (await import('./trip-commission-split')).TripCommissionSplit })),
  },
  {
    value: 'checklist',
    label: 'Checklist',
    ...views,
    dialog: lazy(async () => ({
      default: (await import('../../checklists/components/checklist-sheet')).ChecklistSheet,
    })),
  },
];

const PAST: readonly TripEntry[] = [
  {
    value: 'history',
    label: 'History',
    ...views,
    dialog: lazy(async () => ({ default: (await import('../../history/history-sheet')).HistorySheet })),
  },
];

/** The entries of the menu "More" of a trip, in groups with a line between them. */
export const TRIP_ENTRIES: readonly (readonly TripEntry[])[] = [DETAILS, PAST];
