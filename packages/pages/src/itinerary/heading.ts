import { legEndWords } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { typeWord } from '../icons/booking-hue';

const BOARDING = { embarkation: 'Embarkation', disembarkation: 'Disembarkation' } as const;

type Heading = { kind: string; title: string };

/** What a card is called: a small word for its kind, and the title a traveler looks for. */
export const getEntryHeading = (entry: PublishedEntry): Heading => {
  const { title, place, boarding } = entry;
  if (boarding) return { kind: `${title} · ${BOARDING[boarding]}`, title: place?.name ?? title };
  switch (entry.kind) {
    case 'checkin':
      return { kind: 'Check-in', title };
    case 'checkout':
      return { kind: 'Check-out', title };
    case 'dropoff':
      return { kind: legEndWords(entry)[1], title };
    case 'arrival':
      return { kind: `${title} · Arrival`, title: place?.name ?? title };
    case 'departure':
      return { kind: `${title} · Departure`, title: place?.name ?? title };
    case 'port':
      return {
        kind: place ? `${title} · ${entry.time ? 'Departure' : 'In port'}` : title,
        title: place?.name ?? 'At sea',
      };
    case 'event':
      return { kind: 'On this day', title };
    case 'leg':
      return { kind: [typeWord(entry), entry.carrier, entry.number].filter(Boolean).join(' · '), title };
    default:
      return { kind: typeWord(entry), title };
  }
};
