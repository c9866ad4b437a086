import { ACCENTS } from '@wayline/core/access/brand';
import { cabinWord, roomFacts, seatWord } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry, PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { formatMoney } from '@wayline/core/base/money-text';
import { clock } from '@wayline/pages/format/clock-text';
import { findEntryContact } from '@wayline/pages/itinerary/entry-contact';
import { getEntryHeading } from '@wayline/pages/itinerary/heading';
import { timeText } from '@wayline/pages/itinerary/time-text';

// What the PDF and the Word document show alike.

/** The colour an itinerary is set in, as it stands on paper. */
export const getPaperAccent = ({ accent = 'sea' }: Pick<PublishedItinerary, 'accent'>): string => ACCENTS[accent].light;

/** What an entry is called on paper. */
export const paperHeading = (entry: PublishedEntry): { kind: string; title: string } =>
  entry.kind === 'overnight'
    ? { kind: ['Overnight', entry.duration].filter(Boolean).join(' · '), title: entry.title }
    : getEntryHeading(entry);

/** The facts of an entry with their names; a night at a hotel one is in already has none. */
export const paperFacts = (entry: PublishedEntry, title: string, day?: string): [name: string, value: string][] => {
  if (entry.kind === 'overnight') return [];
  const contact = findEntryContact(entry);
  const where =
    entry.place && [entry.place.name !== title && entry.place.name, entry.place.address].filter(Boolean).join(', ');
  const time = day ? timeText(entry, day) : '';
  const facts: [string, string | undefined][] = [
    ['Reference', entry.confirmation_id],
    ['Time', entry.time && time === clock(entry.time) ? '' : time],
    ['Place', where],
    ['Contact', [contact?.name, contact?.phone].filter(Boolean).join(', ')],
    ['Duration', entry.kind === 'leg' ? entry.duration : ''],
    ['Vehicle', entry.vehicle],
    ['Driver', entry.driver],
    ['Policy number', entry.policy_number],
    ['Cover', entry.cover && formatMoney(entry.cover)],
    [seatWord(entry.seat ?? ''), entry.seat],
    [cabinWord(entry), entry.cabin],
    ...roomFacts(entry),
    ['Price', entry.price && formatMoney(entry.price)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
};
