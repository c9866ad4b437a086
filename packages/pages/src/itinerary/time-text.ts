import type { I18n } from '@lingui/core';
import { hourIsLatest } from '@wayline/core/areas/trip/itinerary/hour-is-latest';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { clock } from '../format/clock-text';
import { shortDay } from '../format/day-text';
import { capitalize } from '../format/locale';

const stayText = (i18n: I18n, { time, end_time, end_date, duration }: PublishedEntry): string => {
  const from = time && clock(i18n, time);
  const until = end_date && [shortDay(i18n, end_date), end_time && clock(i18n, end_time)].filter(Boolean).join(', ');
  const span =
    from && until
      ? i18n._('from {from} until {until}', { from, until })
      : from
        ? i18n._('from {from}', { from })
        : until && i18n._('until {until}', { until });
  return capitalize([span, duration].filter(Boolean).join(' · '));
};

/** When, in words for a card. A leg tells it in its route; where nothing is known nothing is said. */
export const timeText = (i18n: I18n, entry: PublishedEntry, date: string): string => {
  const { kind, time, end_time, end_date = date } = entry;
  if (kind === 'leg') return '';
  if (kind === 'checkin') return stayText(i18n, entry);
  if (hourIsLatest(entry)) return time ? i18n._('By {time}', { time: clock(i18n, time) }) : '';
  const last = end_date === date ? '' : shortDay(i18n, end_date);
  const until = [last, end_time && clock(i18n, end_time)].filter(Boolean).join(', ');
  const from = time ? clock(i18n, time) : until && last ? shortDay(i18n, date) : '';
  return [from, until].filter(Boolean).join(' – ');
};
