import { Trans } from '@lingui/react';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { Tag } from './tag';

const Struck = ({ children }: { children?: ReactNode }) => (
  <bdi>
    <s>{children}</s>
  </bdi>
);

/** The night at a hotel one stays in already: a quiet band at the end of the day. */
export const Overnight = ({ entry }: { entry: PublishedEntry }) => (
  <li className={`overnight${entry.is_cancelled ? ' cancelled' : ''}`}>
    <span className="knot">
      <Icon name="night" />
    </span>
    <p>
      <Trans
        id="Overnight at <0>{hotel}</0>"
        values={{ hotel: entry.title }}
        components={{ 0: entry.is_cancelled ? <Struck /> : <bdi /> }}
      />
      {entry.duration && <span className="quiet-text"> {entry.duration}</span>}
    </p>
    <Tag entry={entry} />
  </li>
);
