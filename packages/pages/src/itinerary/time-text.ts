import { hourIsLatest } from '@wayline/core/areas/trip/itinerary/hour-is-latest';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { clock } from '../format/clock-text';
import { shortDay } from '../format/day-text';

const stayText = ({ time, end_time, end_date, duration }: PublishedEntry): string => {
  const from = time ? `from ${clock(time)}` : '';
  const until = end_date ? `until ${shortDay(end_date)}${end_time ? `, ${clock(end_time)}` : ''}` : '';
  const text = [[from, until].filter(Boolean).join(' '), duration].filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** When, in words for a card. A leg tells it in its route; where nothing is known nothing is said. */
export const timeText = (entry: PublishedEntry, date: string): string => {
  const { kind, time, end_time, end_date = date } = entry;
  if (kind === 'leg') return '';
  if (kind === 'checkin') return stayText(entry);
  if (hourIsLatest(entry)) return time ? `By ${clock(time)}` : '';
  const last = end_date === date ? '' : shortDay(end_date);
  const until = [last, end_time && clock(end_time)].filter(Boolean).join(', ');
  const from = time ? clock(time) : until && last ? shortDay(date) : '';
  return [from, until].filter(Boolean).join(' – ');
};
