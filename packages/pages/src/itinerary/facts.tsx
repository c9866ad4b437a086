import { cabinWord, roomFacts, seatWord } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { formatMoney } from '@wayline/core/base/money-text';
import type { ReactNode } from 'react';
import { clock } from '../format/clock-text';
import { Contact } from './contact';
import { findEntryContact } from './entry-contact';
import { getEntryHeading } from './heading';
import { PlaceLink } from './place-link';
import { Reference } from './reference';
import { timeText } from './time-text';

const Fact = ({ name, children, look = '' }: { name: string; children: ReactNode; look?: 'said' | 'wide' | '' }) => (
  <div className={`fact ${look}`}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Where = ({ place, named }: { place: NonNullable<PublishedEntry['place']>; named: boolean }) => (
  <>
    {!named && (
      <span dir="auto" className="place-name">
        {place.name}
      </span>
    )}
    {place.address && (
      <span dir="auto" className="address">
        {place.address}
      </span>
    )}
    <PlaceLink place={place} />
  </>
);

/** What a traveler needs at the desk: reference, time, place, contact; then seat, room and price. */
export const Facts = ({ entry, date }: { entry: PublishedEntry; date?: string }) => {
  const { confirmation_id, place, seat, cabin, price, kind, vehicle, driver, policy_number, cover } = entry;
  const time = date && timeText(entry, date);
  const contact = findEntryContact(entry);
  const isNamed = place?.name === getEntryHeading(entry).title;
  return (
    <dl className="facts">
      {confirmation_id && (
        <Fact name="Reference">
          <Reference value={confirmation_id} />
        </Fact>
      )}
      {time && (
        <Fact name="Time" look={entry.time && time === clock(entry.time) ? 'said' : ''}>
          {time}
        </Fact>
      )}
      {place && (
        <Fact name="Place" look={place.address ? 'wide' : ''}>
          <Where place={place} named={isNamed} />
        </Fact>
      )}
      {contact && (
        <Fact name="Contact">
          <Contact name={contact.name} phone={contact.phone} />
        </Fact>
      )}
      {vehicle && <Fact name="Vehicle">{vehicle}</Fact>}
      {driver && <Fact name="Driver">{driver}</Fact>}
      {policy_number && <Fact name="Policy number">{policy_number}</Fact>}
      {cover && <Fact name="Cover">{formatMoney(cover)}</Fact>}
      {seat && <Fact name={seatWord(seat)}>{seat}</Fact>}
      {cabin && (
        <Fact name={cabinWord(entry)} look={kind === 'checkin' ? 'wide' : ''}>
          {cabin}
        </Fact>
      )}
      {roomFacts(entry).map(([name, value]) => (
        <Fact key={`${name} ${value}`} name={name} look="wide">
          <span dir="auto">{value}</span>
        </Fact>
      ))}
      {price && <Fact name="Price">{formatMoney(price)}</Fact>}
    </dl>
  );
};
