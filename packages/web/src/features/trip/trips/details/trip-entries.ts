import type { Permission } from '@wayline/core/access/permissions';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { type ComponentType, lazy } from 'react';
import type { PlannedTrip } from '../use-trip';

/** What a dialog of the trip's menu is given. */
export type TripDialogProps = { whole: PlannedTrip; onClose: () => void; onChanged: () => Promise<unknown> };

/** What an entry that acts at once is given: the trip, and how to leave its page. */
export type TripAct = { whole: PlannedTrip; onChanged: () => Promise<unknown>; go: (to: string) => void };

/** One entry of the menu "More" of a trip: a dialog that is fetched when it is opened, an address, or something that is done at once. */
export type TripEntry = {
  value: string;
  label: string;
  needs: Permission;
  /** Completes "You do not have permission to {action}!". */
  action: string;
  /** Whether the trip as it stands has this entry; left out, it always has. */
  when?: (trip: Trip) => boolean;
  /** Left out for whoever lacks the permission, rather than refused. */
  hidden?: boolean;
  /** What is done cannot be undone. */
  danger?: boolean;
} & (
  | { dialog: ComponentType<TripDialogProps> }
  | { to: (trip: Trip) => string }
  | { act: (on: TripAct) => Promise<unknown> }
);

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
    needs: 'View Commissions',
    action: 'view commissions',
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

const isCancelled = ({ trip_status }: Trip) => trip_status === 'CANCELLED';
const acts = () => import('../list/life-acts');

/** Source: R-TRIP-108, R-TRIP-153. */
const LIFE: readonly TripEntry[] = [
  {
    value: 'copy',
    label: 'Copy trip',
    ...edits,
    dialog: lazy(async () => ({ default: (await import('./life-dialogs')).CopyThisTrip })),
  },
  {
    value: 'archive',
    label: 'Archive',
    needs: 'Archive Trips',
    action: 'archive trips',
    when: ({ archived_at }) => !archived_at,
    act: async ({ whole, onChanged }) => (await acts()).archiveTrip({ trip: whole.trip, onChanged }, true),
  },
  {
    value: 'unarchive',
    label: 'Unarchive',
    needs: 'Unarchive Trips',
    action: 'unarchive trips',
    when: ({ archived_at }) => archived_at !== undefined,
    act: async ({ whole, onChanged }) => (await acts()).archiveTrip({ trip: whole.trip, onChanged }, false),
  },
  {
    value: 'cancel',
    label: 'Cancel trip',
    needs: 'Cancel Trips',
    action: 'cancel trips',
    when: (trip) => !isCancelled(trip),
    danger: true,
    dialog: lazy(async () => ({ default: (await import('./life-dialogs')).CancelThisTrip })),
  },
  {
    value: 'restore',
    label: 'Restore trip',
    needs: 'Restore Trips',
    action: 'restore trips',
    when: isCancelled,
    act: async ({ whole, onChanged }) => (await acts()).restoreTrip({ trip: whole.trip, onChanged }),
  },
  {
    value: 'delete',
    label: 'Delete trip',
    needs: 'Delete Trips',
    action: 'delete trips',
    danger: true,
    act: async ({ whole, onChanged, go }) => (await acts()).deleteTrip({ trip: whole.trip, onChanged, go }),
  },
];

/** The entries of the menu "More" of a trip, in groups with a line between them. */
export const TRIP_ENTRIES: readonly (readonly TripEntry[])[] = [DETAILS, PAST, LIFE];
