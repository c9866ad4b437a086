import type { PublishedEntry } from '@wayline/core/itinerary/published';
import { formatMoney } from '@wayline/core/kernel/money-text';
import type { ReactNode } from 'react';
import { Contact } from './contact';
import { PlaceLink } from './place-link';
import { Reference } from './reference';
import { timeText } from './time-text';

const Fact = ({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) => (
  <div className={wide ? 'fact wide' : 'fact'}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Where = ({ place }: { place: NonNullable<PublishedEntry['place']> }) => (
  <>
    <span dir="auto" className="place-name">
      {place.name}
    </span>
    {place.address && (
      <span dir="auto" className="address">
        {place.address}
      </span>
    )}
    <PlaceLink place={place} />
  </>
);

const ROOM: Partial<Record<PublishedEntry['kind'], string>> = { checkin: 'Room', leg: 'Class' };

/** What a traveler needs at the desk: reference, time, place, contact; then seat, room and price. */
export const Facts = ({ entry, date }: { entry: PublishedEntry; date?: string }) => {
  const { confirmation_id, place, seat, cabin, price, kind } = entry;
  const time = date && timeText(entry, date);
  const contact = entry.supplier_name || (entry.place ?? entry.from)?.phone_no;
  return (
    <dl className="facts">
      {confirmation_id && (
        <Fact name="Reference">
          <Reference value={confirmation_id} />
        </Fact>
      )}
      {time && <Fact name="Time">{time}</Fact>}
      {place && (
        <Fact name="Place">
          <Where place={place} />
        </Fact>
      )}
      {contact && kind !== 'checkout' && (
        <Fact name="Contact">
          <Contact entry={entry} />
        </Fact>
      )}
      {seat && <Fact name={seat.includes(',') ? 'Seats' : 'Seat'}>{seat}</Fact>}
      {cabin && <Fact name={ROOM[kind] ?? 'Cabin'}>{cabin}</Fact>}
      {price && <Fact name="Price">{formatMoney(price)}</Fact>}
    </dl>
  );
};
