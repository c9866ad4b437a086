import type { I18n } from '@lingui/core';
import { ACCENTS } from '@wayline/core/access/brand';
import { cabinWord, roomFacts, seatWord } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry, PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { formatMoneyIn } from '@wayline/core/base/money-text';
import { clock } from '@wayline/pages/format/clock-text';
import { getLocale } from '@wayline/pages/format/locale';
import { findEntryContact } from '@wayline/pages/itinerary/entry-contact';
import { getEntryHeading } from '@wayline/pages/itinerary/heading';
import { timeText } from '@wayline/pages/itinerary/time-text';

// What the PDF and the Word document show alike.

/** The colour an itinerary is set in, as it stands on paper. */
export const getPaperAccent = ({ accent = 'sea' }: Pick<PublishedItinerary, 'accent'>): string => ACCENTS[accent].light;

/** What an entry is called on paper. */
export const paperHeading = (i18n: I18n, entry: PublishedEntry): { kind: string; title: string } =>
  entry.kind === 'overnight'
    ? { kind: [i18n._('Overnight'), entry.duration].filter(Boolean).join(' · '), title: entry.title }
    : getEntryHeading(i18n, entry);

/** The facts of an entry with their names; a night at a hotel one is in already has none. */
export const paperFacts = (
  i18n: I18n,
  entry: PublishedEntry,
  title: string,
  day?: string,
): [name: string, value: string][] => {
  if (entry.kind === 'overnight') return [];
  const contact = findEntryContact(i18n, entry);
  const where =
    entry.place && [entry.place.name !== title && entry.place.name, entry.place.address].filter(Boolean).join(', ');
  const time = day ? timeText(i18n, entry, day) : '';
  const facts: [string, string | undefined][] = [
    [i18n._('Reference'), entry.confirmation_id],
    [i18n._('Time'), entry.time && time === clock(i18n, entry.time) ? '' : time],
    [i18n._('Place'), where],
    [i18n._('Contact'), [contact?.name, contact?.phone].filter(Boolean).join(', ')],
    [i18n._('Duration'), entry.kind === 'leg' ? entry.duration : ''],
    [i18n._('Vehicle'), entry.vehicle],
    [i18n._('Driver'), entry.driver],
    [i18n._('Policy number'), entry.policy_number],
    [i18n._('Cover'), entry.cover && formatMoneyIn(getLocale(i18n), entry.cover)],
    [seatWord(i18n, entry.seat ?? ''), entry.seat],
    [cabinWord(i18n, entry), entry.cabin],
    ...roomFacts(i18n, entry),
    [i18n._('Price'), entry.price && formatMoneyIn(getLocale(i18n), entry.price)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
};
