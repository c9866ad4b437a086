import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { Icon } from '../icons/icon';
import { Tag } from './tag';

/** The night at a hotel one stays in already: a quiet band at the end of the day. */
export const Overnight = ({ entry }: { entry: PublishedEntry }) => (
  <li className={`overnight${entry.is_cancelled ? ' cancelled' : ''}`}>
    <span className="knot">
      <Icon name="night" />
    </span>
    <p>
      Overnight at <bdi>{entry.is_cancelled ? <s>{entry.title}</s> : entry.title}</bdi>
      {entry.duration && <span className="quiet-text"> {entry.duration}</span>}
    </p>
    <Tag entry={entry} />
  </li>
);
