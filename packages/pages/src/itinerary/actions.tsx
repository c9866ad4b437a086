import { useLingui } from '@lingui/react';
import { Icon } from '../icons/icon';

// Relative to the page's address, so that the rendered file never holds the secret in the link that leads to it.
const CALENDAR = '?calendar';
const PDF = '?pdf';

/** The calendar as a file works everywhere; to subscribe needs the page's full address, so the script shows that link. */
export const Actions = () => {
  const { i18n } = useLingui();
  return (
    <ul className="actions">
      <li>
        <a className="button" href={CALENDAR} rel="nofollow">
          <Icon name="calendar" /> {i18n._('Add to calendar')}
        </a>
      </li>
      <li hidden>
        <a className="button quiet" id="subscribe" href={CALENDAR} rel="nofollow">
          <Icon name="calendar" /> {i18n._('Subscribe to changes')}
        </a>
      </li>
      <li>
        <a className="button quiet" href={PDF} rel="nofollow">
          <Icon name="file" /> {i18n._('Download PDF')}
        </a>
      </li>
    </ul>
  );
};
