import type { Permission } from '../../../access/permissions';
import type { Audit } from '../../../store/audits';
import { DateMove } from '../trips/dates/date-move';

type Row = Pick<Audit, 'action' | 'about' | 'diff' | 'changes'>;
type FieldsUndone = 'trip' | 'booking' | 'itinerary';
/** How an entry of the history is taken back. */
export type UndoAction =
  | { kind: 'move'; move: DateMove }
  | { kind: 'deleted_booking'; id: string }
  | { kind: 'fields'; of: FieldsUndone; id: string; diff: NonNullable<Audit['diff']> };

/**
 * What is taken back by setting the changed fields to what they were. Everything else that changes a record has a way back of its own, or
 * is for good.
 */
const UNDONE_BY_FIELDS = new Set([
  'trip.changed',
  'trip.dates_set',
  'booking.changed',
  'booking.placed',
  'booking.client_approved',
  'booking.client_question',
  'booking.client_declined',
  'itinerary.changed',
  'itinerary.texts_restored',
]);
const isOfFields = (kind: string): kind is FieldsUndone => ['trip', 'booking', 'itinerary'].includes(kind);

/** How an entry can be taken back; undefined for one that only says what happened. */
export const findUndoAction = ({ action, about, diff, changes }: Row): UndoAction | undefined => {
  const move = DateMove.safeParse(changes?.move);
  if (move.success) return { kind: 'move', move: move.data };
  if (!about) return undefined;
  if (action === 'booking.deleted') return { kind: 'deleted_booking', id: about.id };
  if (!isOfFields(about.kind) || !UNDONE_BY_FIELDS.has(action) || !diff?.length) return undefined;
  return { kind: 'fields', of: about.kind, id: about.id, diff };
};

export const isUndoable = (row: Row): boolean => findUndoAction(row) !== undefined;

type Needed = { permission: Permission; action: string };
/** A trip that an entry cancelled is restored by taking it back, and the other way round. */
const lifeNeeds = ({ diff }: Extract<UndoAction, { kind: 'fields' }>): Needed | undefined => {
  const status = diff.find(({ field }) => field === 'trip_status');
  if (status?.before === 'CANCELLED') return { permission: 'Cancel Trips', action: 'cancel trips' };
  return status?.after === 'CANCELLED' ? { permission: 'Restore Trips', action: 'restore trips' } : undefined;
};

/** What somebody must hold to take an entry back, besides the right to edit trips. Source: R-TRIP-153. */
export const neededFor = (undoing: UndoAction): Needed | undefined => {
  if (undoing.kind === 'deleted_booking')
    return { permission: 'Delete Reservations', action: 'restore deleted bookings' };
  if (undoing.kind === 'move') return undefined;
  if (undoing.of === 'trip') return lifeNeeds(undoing);
  return undoing.of === 'booking'
    ? { permission: 'Edit Reservations', action: 'edit reservations' }
    : { permission: 'Edit Client Itinerary', action: 'edit client itineraries' };
};
