import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type CalendarEvent, calendarEvents } from './calendar-events';
import { cabinWord, seatWord } from './client-entry-words';
import { placeQuery } from './directions';
import { getItineraryTitle } from './itinerary-title';
import type { PublishedEntry, PublishedItinerary } from './published';

const REFRESH_SECONDS = 3600;

const descriptionOf = (entry: PublishedEntry, url: string) => {
  const { confirmation_id, supplier_name, carrier, seat, cabin, duration, note } = entry;
  const phone = (entry.place ?? entry.from)?.phone_no;
  const facts = [
    ['Reference', confirmation_id],
    ['With', carrier ?? supplier_name],
    ['Phone', phone],
    [seat ? seatWord(seat) : '', seat],
    [cabinWord(entry), cabin],
    ['Duration', duration],
  ];
  return [...facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`), note, url]
    .filter(Boolean)
    .join('\n');
};

const statusOf = ({ is_cancelled, status }: PublishedEntry) => {
  if (is_cancelled) return ICalEventStatus.CANCELLED;
  return status === 'Confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
};

const dayOnly = (day: string) => `${day}T00:00:00.000Z`;
const span = ({ start, end, time }: CalendarEvent) => {
  if (time === 'days') return { start: dayOnly(start), end: end && dayOnly(end), allDay: true };
  return { start, end, floating: time === 'floating' };
};

/**
 * A published itinerary as a calendar to subscribe to (RFC 5545). Times stand in UTC, so that no zone definition can be out of date;
 * those of places without a known zone float. Unique ids stay the same from version to version and `sequence` grows, so a calendar
 * moves its events instead of doubling them. Asked for again every hour.
 */
export const formatCalendar = (
  published: PublishedItinerary,
  { url, sequence }: { url: string; sequence: number },
): string => {
  const calendar = ical({
    name: getItineraryTitle(published),
    prodId: { company: 'Wayline', product: 'Itinerary', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of calendarEvents(published)) {
    const { entry } = event;
    const where = entry.place ?? entry.from;
    calendar.createEvent({
      ...span(event),
      id: event.uid,
      sequence,
      stamp: new Date(published.published_at),
      url,
      summary: entry.is_cancelled ? `Cancelled: ${event.title}` : event.title,
      ...(where && { location: placeQuery(where) }),
      description: descriptionOf(entry, url),
      status: statusOf(entry),
      transparency: event.time === 'days' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
};
