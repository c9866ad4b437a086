import { useLingui } from '@lingui/react';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { bookingHue } from '../icons/booking-hue';
import { Icon } from '../icons/icon';
import { Answer } from './answer';
import { Facts } from './facts';
import { getEntryHeading } from './heading';
import { Overnight } from './overnight';
import { Photos } from './photos';
import { Prose } from './prose';
import { Route } from './route';
import { Tag } from './tag';
import { When } from './when';

/** One line of a day. A date is missing where the booking has no day yet. */
export const Entry = ({ entry, date }: { entry: PublishedEntry; date?: string }) => {
  const { i18n } = useLingui();
  if (entry.kind === 'overnight') return <Overnight entry={entry} />;
  const { icon } = bookingHue(entry.booking_type);
  const { kind, title } = getEntryHeading(i18n, entry);
  const isLeg = Boolean(entry.from && entry.to && date);
  return (
    <li className={`entry hue-${icon}${entry.is_cancelled ? ' cancelled' : ''}${isLeg ? ' leg' : ''}`}>
      {date && <When entry={entry} date={date} />}
      <span className="knot">
        <Icon name={icon} />
      </span>
      <article className="card">
        <div className="card-head">
          <p className="kind">{kind}</p>
          <Tag entry={entry} />
        </div>
        <h3 dir="auto">{entry.is_cancelled ? <s>{title}</s> : title}</h3>
        {date && <Route entry={entry} date={date} />}
        <Photos entry={entry} />
        <Facts entry={entry} date={date} />
        {entry.note && <Prose className="note" text={entry.note} />}
        {entry.answerable && <Answer booking={entry.booking_id} title={title} />}
      </article>
    </li>
  );
};
