import { useLingui } from '@lingui/react';
import { differentZones, legEndWords } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { daysBetween } from '@wayline/core/base/days';
import { shortDay } from '../format/day-text';
import { bookingHue } from '../icons/booking-hue';
import { Icon } from '../icons/icon';
import { Clock } from './clock';
import { PlaceLink } from './place-link';

type End = {
  word: string;
  place: NonNullable<PublishedEntry['place']>;
  date: string;
  time?: string;
  zone?: string;
  later?: number;
  /** The word is read too, not only heard. */
  named: boolean;
};

const Later = ({ days, date }: { days: number; date: string }) => {
  const { i18n } = useLingui();
  return (
    <>
      <span className="later" aria-hidden="true">
        {days > 0 ? `+${days}` : `−${-days}`}
      </span>
      <span className="arrival-day">{shortDay(i18n, date)}</span>
    </>
  );
};

const RouteEnd = ({ word, named, place, date, time, zone, later = 0 }: End) => {
  const { i18n } = useLingui();
  return (
    <div className="end">
      <dt className={named ? 'quiet-text' : 'unseen'}>{word}</dt>
      <dd>
        <p className="end-time">
          {time ? (
            <Clock date={date} time={time} zone={zone} />
          ) : (
            <span className="any-time">{i18n._('Time TBD')}</span>
          )}
          {later !== 0 && <Later days={later} date={date} />}
        </p>
        {place.iata_code && <p className="code">{place.iata_code}</p>}
        <p className="end-name" dir="auto">
          {place.name}
        </p>
        {place.address && (
          <p className="address" dir="auto">
            {place.address}
          </p>
        )}
        <PlaceLink place={place} />
      </dd>
    </div>
  );
};

/** From where, to where, and when by the clocks of both; zones are told where they differ. */
export const Route = ({ entry, date }: { entry: PublishedEntry; date: string }) => {
  const { i18n } = useLingui();
  const { from, to, end_date = date, duration } = entry;
  if (!from || !to) return null;
  const zones = differentZones(entry);
  const [start, end] = legEndWords(i18n, entry);
  const named = entry.leg_kind !== undefined;
  return (
    <dl className="route">
      <RouteEnd word={start} named={named} place={from} date={date} time={entry.time} zone={zones.from} />
      <div className="way">
        <dt className="unseen">{i18n._('Duration')}</dt>
        <dd>
          <Icon name={bookingHue(entry.booking_type).icon} />
          <span className="duration">{duration}</span>
        </dd>
      </div>
      <RouteEnd
        word={end}
        named={named}
        place={to}
        date={end_date}
        time={entry.end_time}
        zone={zones.to}
        later={daysBetween(date, end_date)}
      />
    </dl>
  );
};
