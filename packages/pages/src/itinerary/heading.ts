import type { I18n } from '@lingui/core';
import { legEndWords } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { typeWord } from '../icons/booking-hue';

const BOARDING = { embarkation: /*i18n*/ 'Embarkation', disembarkation: /*i18n*/ 'Disembarkation' } as const;

type Heading = { kind: string; title: string };

/** What a card is called: a small word for its kind, and the title a traveler looks for. */
export const getEntryHeading = (i18n: I18n, entry: PublishedEntry): Heading => {
  const { title, place, boarding } = entry;
  if (boarding) return { kind: `${title} · ${i18n._(BOARDING[boarding])}`, title: place?.name ?? title };
  switch (entry.kind) {
    case 'checkin':
      return { kind: i18n._('Check-in'), title };
    case 'checkout':
      return { kind: i18n._('Check-out'), title };
    case 'dropoff':
      return { kind: legEndWords(i18n, entry)[1], title };
    case 'arrival':
      return { kind: `${title} · ${i18n._('Arrival')}`, title: place?.name ?? title };
    case 'departure':
      return { kind: `${title} · ${i18n._('Departure')}`, title: place?.name ?? title };
    case 'port':
      return {
        kind: place ? `${title} · ${entry.time ? i18n._('Departure') : i18n._('In port')}` : title,
        title: place?.name ?? i18n._('At sea'),
      };
    case 'event':
      return { kind: i18n._('On this day'), title };
    case 'leg':
      return { kind: [typeWord(i18n, entry), entry.carrier, entry.number].filter(Boolean).join(' · '), title };
    default:
      return { kind: typeWord(i18n, entry), title };
  }
};
