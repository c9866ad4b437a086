import { telUrl } from '../format/safe-url';
import { Icon } from '../icons/icon';

/** Whom to call about a booking. */
export const Contact = ({ name, phone }: { name?: string; phone?: string }) => (
  <>
    {name && (
      <span dir="auto" className="place-name">
        {name}
      </span>
    )}
    {phone && (
      <a className="phone" href={telUrl(phone)}>
        <Icon name="phone" /> <bdi>{phone}</bdi>
      </a>
    )}
  </>
);
