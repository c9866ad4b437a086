import { Text } from '@chakra-ui/react';
import { formatDate } from '../../../lib/format';
import type { InvoiceLink } from '../invoice-queries';

/** Where and when a link was mailed. */
export const describeMailed = ({ email, created_at }: InvoiceLink): string =>
  `Sent to ${email} on ${formatDate(created_at)}`;

const describeSent = ([newest, ...older]: readonly InvoiceLink[]): string => {
  if (!newest) return 'Not sent yet.';
  const mailed = [newest, ...older].find(({ email }) => email);
  return mailed ? describeMailed(mailed) : `Link copied on ${formatDate(newest.created_at)}`;
};

/** Where an invoice was sent last, by its links, newest first. It has its room before they are known. */
export const SentLine = ({ links }: { links: readonly InvoiceLink[] | undefined }) => (
  <Text textStyle="small" color="fg.muted" minH="1lh" overflowWrap="anywhere">
    {links && describeSent(links.filter(({ reminds }) => !reminds))}
  </Text>
);
