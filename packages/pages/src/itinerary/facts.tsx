import { useLingui } from '@lingui/react';
import { cabinWord, roomFacts, seatWord } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { formatMoneyIn } from '@wayline/core/base/money-text';
import type { ReactNode } from 'react';
import { clock } from '../format/clock-text';
import { getLocale } from '../format/locale';
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
  const { i18n } = useLingui();
  const { confirmation_id, place, seat, cabin, price, kind, vehicle, driver, policy_number, cover } = entry;
  const time = date && timeText(i18n, entry, date);
  const contact = findEntryContact(i18n, entry);
  const isNamed = place?.name === getEntryHeading(i18n, entry).title;
  return (
    <dl className="facts">
      {confirmation_id && (
        <Fact name={i18n._('Reference')}>
          <Reference value={confirmation_id} />
        </Fact>
      )}
      {time && (
        <Fact name={i18n._('Time')} look={entry.time && time === clock(i18n, entry.time) ? 'said' : ''}>
          {time}
        </Fact>
      )}
      {place && (
        <Fact name={i18n._('Place')} look={place.address ? 'wide' : ''}>
          <Where place={place} named={isNamed} />
        </Fact>
      )}
      {contact && (
        <Fact name={i18n._('Contact')}>
          <Contact name={contact.name} phone={contact.phone} />
        </Fact>
      )}
      {vehicle && <Fact name={i18n._('Vehicle')}>{vehicle}</Fact>}
      {driver && <Fact name={i18n._('Driver')}>{driver}</Fact>}
      {policy_number && <Fact name={i18n._('Policy number')}>{policy_number}</Fact>}
      {cover && <Fact name={i18n._('Cover')}>{formatMoneyIn(getLocale(i18n), cover)}</Fact>}
      {seat && <Fact name={seatWord(i18n, seat)}>{seat}</Fact>}
      {cabin && (
        <Fact name={cabinWord(i18n, entry)} look={kind === 'checkin' ? 'wide' : ''}>
          {cabin}
        </Fact>
      )}
      {roomFacts(i18n, entry).map(([name, value]) => (
        <Fact key={`${name} ${value}`} name={name} look="wide">
          <span dir="auto">{value}</span>
        </Fact>
      ))}
      {price && <Fact name={i18n._('Price')}>{formatMoneyIn(getLocale(i18n), price)}</Fact>}
    </dl>
  );
};
