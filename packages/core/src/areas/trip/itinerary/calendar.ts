import type { I18n } from '@lingui/core';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { coreSpeaker } from '../../../base/texts';
import { type CalendarEvent, calendarEvents } from './calendar-events';
import { cabinWord, seatWord } from './client-entry-words';
import { placeQuery } from './directions';
import { getItineraryTitle } from './itinerary-title';
import type { PublishedEntry, PublishedItinerary } from './published';

const REFRESH_SECONDS = 3600;

const descriptionOf = (i18n: I18n, entry: PublishedEntry, url: string) => {
  const { confirmation_id, supplier_name, carrier, seat, cabin, duration, note } = entry;
  const phone = (entry.place ?? entry.from)?.phone_no;
  const facts = [
    [i18n._('Reference'), confirmation_id],
    [i18n._('With'), carrier ?? supplier_name],
    [i18n._('Phone'), phone],
    [seat ? seatWord(i18n, seat) : '', seat],
    [cabinWord(i18n, entry), cabin],
    [i18n._('Duration'), duration],
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
  const i18n = coreSpeaker(published.language);
  const calendar = ical({
    name: getItineraryTitle(published),
    prodId: { company: 'Wayline', product: 'Itinerary', language: i18n.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of calendarEvents(i18n, published)) {
    const { entry } = event;
    const where = entry.place ?? entry.from;
    calendar.createEvent({
      ...span(event),
      id: event.uid,
      sequence,
      stamp: new Date(published.published_at),
      url,
      summary: entry.is_cancelled ? i18n._('Cancelled: {title}', { title: event.title }) : event.title,
      ...(where && { location: placeQuery(where) }),
      description: descriptionOf(i18n, entry, url),
      status: statusOf(entry),
      transparency: event.time === 'days' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
};
