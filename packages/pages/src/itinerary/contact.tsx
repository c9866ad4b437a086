import type { PublishedEntry } from '@wayline/core/itinerary/published';
import { telUrl } from '../format/safe-url';
import { Icon } from '../icons/icon';

/** Whom to call about a booking. */
export const Contact = ({ entry }: { entry: PublishedEntry }) => {
  const phone = (entry.place ?? entry.from)?.phone_no;
  return (
    <>
      {entry.supplier_name && (
        <span dir="auto" className="place-name">
          {entry.supplier_name}
        </span>
      )}
      {phone && (
        <a className="phone" href={telUrl(phone)}>
          <Icon name="phone" /> <bdi>{phone}</bdi>
        </a>
      )}
    </>
  );
};
