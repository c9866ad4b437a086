import { cabinWord, roomFacts, seatWord } from '@wayline/core/itinerary/client-reading';
import type { PublishedEntry } from '@wayline/core/itinerary/published';
import { formatMoney } from '@wayline/core/kernel/money-text';
import type { ReactNode } from 'react';
import { clock } from '../format/clock-text';
import { Contact } from './contact';
import { contactOf } from './contact-of';
import { headingOf } from './heading';
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
  const contact = contactOf(entry);
  const isNamed = place?.name === headingOf(entry).title;
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
