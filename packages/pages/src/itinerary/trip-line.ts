import type { I18n } from '@lingui/core';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { daysBetween } from '@wayline/core/base/days';
import { dayRange } from '../format/day-text';
import { getLocale } from '../format/locale';

/** The trip in one line: when, how long, where. */
export const tripLine = (i18n: I18n, { start_date, end_date, destinations }: PublishedItinerary): string[] => {
  const count = start_date && end_date ? daysBetween(start_date, end_date) + 1 : 0;
  const length = count > 1 ? i18n._('{count, plural, one {# day} other {# days}}', { count }) : '';
  return [dayRange(i18n, start_date, end_date), length, destinations.join(', ')].filter(Boolean);
};

/** More names than a cover has room for, and how many of them it then names. */
const MOST_NAMED = 6;
const FEW = 3;

/** Names as a sentence has them: Anna, Paul, and Mia; of a large group the first three, and how many others. */
export const nameList = (i18n: I18n, names: readonly string[]): string => {
  const count = names.length - FEW;
  const others = () => i18n._('{count, plural, one {# other} other {# others}}', { count });
  const listed = names.length > MOST_NAMED ? [...names.slice(0, FEW), others()] : names;
  return new Intl.ListFormat(getLocale(i18n)).format(listed);
};
