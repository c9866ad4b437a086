import { Icon } from '../icons/icon';
import type { ItineraryLinks } from './links';

/** The calendar as a file works everywhere; to subscribe needs the page's full address, so the script shows that link. */
export const Actions = ({ links }: { links: ItineraryLinks }) => (
  <ul className="actions">
    <li>
      <a className="button" href={links.calendar_url} rel="nofollow">
        <Icon name="calendar" /> Add to calendar
      </a>
    </li>
    <li hidden>
      <a className="button quiet" id="subscribe" href={links.calendar_url} rel="nofollow">
        <Icon name="calendar" /> Subscribe to changes
      </a>
    </li>
    <li>
      <a className="button quiet" href={links.pdf_url} rel="nofollow">
        <Icon name="file" /> Download PDF
      </a>
    </li>
  </ul>
);
