import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';
import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { usePermission } from '../../../../lib/use-permission';
import { BookingIcon } from '../../../../ui/booking-icon';
import { BookingPresence } from '../../../notifications/public';
import { approvalWords } from '../../bookings/approval-words';
import { ReservationStatus } from '../../bookings/components/reservation-status';
import { PickBox } from '../../planner-views/components/pick-box';
import { isFree } from '../../planner-views/is-free';
import { useEntryDrag } from '../../planner-views/use-entry-drag';
import type { AskedEntry } from '../../planner-views/use-entry-menu';
import type { Picked } from '../../planner-views/use-selection';
import { PLANNER_MARKS } from '../planner-focus';
import { EntryReminders } from '../reminders/entry-reminders';
import { useEntryChoices } from './entry-menu';
import { entryNote, entryTimes } from './entry-words';

export type EntryActions = {
  edit: (bookingId: string) => void;
  duplicate: (bookingId: string) => void;
  /** The booking as it stands when it is taken up to be dragged. */
  taken?: (bookingId: string) => Booking | undefined;
  move: (bookingId: string, from: string, to: string, taken?: Booking) => void;
  /** Opens a new reminder, or one that is set, to be changed. */
  remind: (bookingId: string, reminder?: Reminder) => void;
  /** Saves it to the library, to be used again in other trips. */
  keep?: (bookingId: string) => void;
  /** Opens the statuses of the reservation, the payment, the supplier and the client. */
  status: (bookingId: string) => void;
  /** Opens who shares its commission. */
  split?: (bookingId: string) => void;
  /** Opens the cancellation with the supplier. */
  cancel: (bookingId: string) => void;
  remove: (bookingId: string) => void;
  /** Picking several, for what is done to all of them at once. */
  pick?: (bookingId: string, how: Picked) => void;
  /** Puts a booking without a time before another one of its day, or a step up or down. */
  reorder?: (date: string, bookingId: string, to: string | 1 | -1) => void;
  /** Shows all of these as a menu beside the entry. */
  ask?: (entry: AskedEntry) => void;
};
const set = (mark: boolean) => (mark ? '' : undefined);
type Props = {
  entry: DayEntry;
  date: string;
  actions: EntryActions;
  /** Whether this one is picked; undefined while nothing is. */
  picked: boolean | undefined;
  /** The id of its menu button, and whether the menu is open. */
  button: string;
  asked: boolean;
};

/**
 * One entry of a day. Its title opens it; it is dragged to another day, or moved from its menu, which the keyboard reaches too.
 * Its look is in days-look.ts.
 */
export const DayEntryCard = memo(({ entry, date, actions, picked, button, asked }: Props) => {
  const id = entry.booking_id;
  const { pick, ask, reorder, taken } = actions;
  const free = isFree(entry);
  const mayEdit = usePermission('Edit Reservations');
  const hasMenu = useEntryChoices().length > 0;
  const { card, dragged, over } = useEntryDrag({ id, date, free, reorder, taken, enabled: mayEdit });
  const overnight = entry.kind === 'overnight';
  const times = entryTimes(entry);
  const note = entryNote(entry);
  const approval = overnight ? '' : approvalWords(entry);
  return (
    <div
      ref={card}
      className="entry"
      data-testid={`entry-${entry.kind}`}
      {...{ [PLANNER_MARKS.booking]: id, [PLANNER_MARKS.free]: set(free) }}
      data-dragged={set(dragged)}
      data-over={set(over)}
      data-picked={set(picked === true)}
    >
      <div className="entry-mark">
        {picked !== undefined && !overnight && pick ? (
          <PickBox title={entry.title} checked={picked} onChange={() => pick(id, 'toggle')} />
        ) : (
          <BookingIcon type={entry.booking_type} size={overnight ? 16 : 20} />
        )}
      </div>
      <div className="entry-times">{times}</div>
      <div className="entry-words">
        <button
          type="button"
          className="entry-title"
          {...{ [PLANNER_MARKS.opener]: '' }}
          data-cancelled={set(entry.is_cancelled)}
          dir="auto"
          disabled={!mayEdit}
          onClick={() => actions.edit(id)}
        >
          {entry.title}
        </button>
        {times && <div className="entry-times-below">{times}</div>}
        {note && (
          <div className="entry-note" dir="auto">
            {note}
          </div>
        )}
        {!overnight && <BookingPresence booking={id} />}
        <EntryReminders entry={entry} onChange={(reminder) => actions.remind(id, reminder)} />
        {approval && (
          <div className="entry-note" dir="auto" data-declined={set(entry.client_approval === 'declined')}>
            {approval}
          </div>
        )}
      </div>
      {!overnight && (
        <div className="entry-status">
          <ReservationStatus status={entry.is_cancelled ? 'Cancelled' : entry.status} />
        </div>
      )}
      {hasMenu && (
        <button
          type="button"
          id={button}
          className="planner-button"
          aria-label={`Actions for ${entry.title}`}
          aria-haspopup="menu"
          aria-expanded={asked}
          onClick={() => ask?.({ button, id, date })}
        >
          <EllipsisVertical size={16} aria-hidden />
        </button>
      )}
    </div>
  );
});
