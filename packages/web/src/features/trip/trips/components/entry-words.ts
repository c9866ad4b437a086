import { getLegFields } from '@wayline/core/areas/trip/bookings/types/booking-fields';
import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';
import { hourIsLatest } from '@wayline/core/areas/trip/itinerary/hour-is-latest';
import { countOf } from '@wayline/core/base/plural';
import { formatDuration } from '@wayline/core/base/times';
import { formatDate, formatTime } from '../../../../lib/format';

const BOARDING = { embarkation: 'Embarkation', disembarkation: 'Disembarkation' } as const;

const placeName = (place: { name: string; iata_code?: string | undefined }) =>
  place.iata_code && place.iata_code !== place.name ? `${place.name} (${place.iata_code})` : place.name;

/** By how many days an arrival is on another one: ` (+1)`. */
const dayShift = (days: number | undefined) => (days ? ` (${days > 0 ? '+' : '−'}${Math.abs(days)})` : '');

/** What an entry says beside its title: its part in the booking. */
export const entryNote = (entry: DayEntry): string => {
  switch (entry.kind) {
    case 'checkin':
      return `Check-in, ${countOf(entry.nights, 'night')}`;
    case 'checkout':
      return 'Check-out';
    case 'overnight':
      return `Overnight, night ${entry.night} of ${entry.nights}`;
    case 'leg': {
      const { kind, from, to } = getLegFields(entry.booking_type, entry.sub_type);
      if (kind === 'rental')
        return [
          `${from}: ${placeName(entry.from)}`,
          `${to}: ${[placeName(entry.to), entry.end_date && formatDate(entry.end_date)].filter(Boolean).join(', ')}`,
        ].join(' · ');
      return [
        `${placeName(entry.from)} to ${placeName(entry.to)}`,
        entry.of > 1 ? `leg ${entry.leg_index + 1} of ${entry.of}` : '',
        entry.duration_minutes === undefined ? '' : formatDuration(entry.duration_minutes),
        entry.end_date ? `arrives ${formatDate(entry.end_date)}${dayShift(entry.days_later)}` : '',
      ]
        .filter(Boolean)
        .join(', ');
    }
    case 'dropoff':
      return `${getLegFields(entry.booking_type, entry.sub_type).to}: ${placeName(entry.place)}`;
    case 'arrival':
    case 'departure':
      if (entry.boarding) return [BOARDING[entry.boarding], entry.port?.name].filter(Boolean).join(', ');
      return [entry.label, entry.port?.name].filter(Boolean).join(', ');
    case 'port':
      if (entry.boarding) return [BOARDING[entry.boarding], entry.port?.name].filter(Boolean).join(', ');
      return entry.port?.name ?? 'At sea';
    case 'item':
      return '';
  }
};

/** When an entry is over, where it tells that itself: the end of a rental is told on its own day. */
const endTime = (entry: DayEntry): string => {
  const isRented = getLegFields(entry.booking_type, entry.sub_type).kind === 'rental';
  if (entry.kind === 'leg') return isRented && entry.end_date ? '' : formatTime(entry.end_time);
  return entry.kind === 'item' ? formatTime(entry.end_time) : '';
};

/** The times of an entry as people read them; nothing where none was given. The hour of a check-out or a drop-off is its latest. */
export const entryTimes = (entry: DayEntry): string =>
  hourIsLatest(entry) && entry.time
    ? `by ${formatTime(entry.time)}`
    : [formatTime(entry.time), endTime(entry)].filter(Boolean).join(' to ');
