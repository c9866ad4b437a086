import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { orderedDay } from '@wayline/core/areas/trip/itinerary/ordered-day';
import { Plus } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { dayTitle } from '../../../../lib/day-words';
import { IfPermitted } from '../../../../ui/if-permitted';
import { EventLine } from '../../itinerary/components/event-line';
import { PLANNER_MARKS } from '../planner-focus';
import { DayEntryCard, type EntryActions } from './day-entry-card';
import { entryKey } from './entry-key';

type Props = {
  day: ItineraryDay;
  actions: EntryActions;
  onAdd: (date: string) => void;
  /** The bookings picked; undefined while none is. */
  picked: ReadonlySet<string> | undefined;
  /** The button of the entry whose menu is open. */
  asked: string | undefined;
};

/** One day as a chapter of the planner: its date, its entries in order, and a place to drop a booking on. Its look is in days-look.ts. */
export const DayColumn = memo(({ day, actions, onAdd, picked, asked }: Props) => {
  const area = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const { move } = actions;
  useEffect(() => {
    if (!area.current) return undefined;
    return dropTargetForElements({
      element: area.current,
      canDrop: ({ source }) => typeof source.data.bookingId === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const { bookingId, date, taken } = source.data;
        if (date !== day.date) move(String(bookingId), String(date), day.date, taken as Booking | undefined);
      },
    });
  }, [day.date, move]);
  const { weekday, date } = dayTitle(day.date);
  const title = day.outside ? weekday : `Day ${day.day}`;
  return (
    <section
      ref={area}
      className="day"
      id={`day-${day.date}`}
      data-testid={`day-${day.date}`}
      {...{ [PLANNER_MARKS.day]: day.date }}
      data-over={over ? '' : undefined}
      aria-labelledby={`title-${day.date}`}
    >
      <div className="day-head">
        <div className="day-words">
          <h2 className="day-title" id={`title-${day.date}`} tabIndex={-1}>
            {title}
          </h2>
          <span className="day-date">{day.outside ? date : `${weekday}, ${date}`}</span>
          {day.outside && (
            <span className="day-outside">{day.outside === 'before' ? 'before the trip' : 'after the trip'}</span>
          )}
        </div>
        <IfPermitted permission="Edit Reservations">
          <button
            type="button"
            className="planner-button"
            aria-label={`Add to ${day.outside ? date : title}`}
            title="Add a booking on this day"
            onClick={() => onAdd(day.date)}
          >
            <Plus size={16} aria-hidden />
          </button>
        </IfPermitted>
      </div>
      <div className="day-lines">
        {day.entries.length === 0 && !day.events && (
          <p className="day-date">Nothing yet. Drop a booking here, or add one.</p>
        )}
        {orderedDay(day).map((line) => {
          if (line.kind === 'event') return <EventLine key={line.event.id} event={line.event} />;
          const { entry } = line;
          const button = `menu-${day.date}-${entryKey(entry)}`;
          return (
            <DayEntryCard
              key={button}
              {...{ entry, actions, button }}
              date={day.date}
              picked={picked?.has(entry.booking_id)}
              asked={asked === button}
            />
          );
        })}
      </div>
    </section>
  );
});
