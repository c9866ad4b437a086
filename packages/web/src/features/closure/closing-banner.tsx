import { Text } from '@chakra-ui/react';
import { GRACE_DAYS } from '@wayline/core/areas/closure/account-closure';
import { daysLater } from '@wayline/core/base/later';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { PageBanner } from '../../ui/page-banner';
import { RouterLink } from '../../ui/router-link';

/** Says to everybody that the account of the company is closed, and until when its owner can take that back. */
export const ClosingBanner = ({ closed_at }: { closed_at: string }) => (
  <PageBanner label="Account closed" tone="warning">
    <Text fontWeight="500">
      Your company’s account is closed. You can view everything, but you can’t change anything. It will be deleted on{' '}
      {formatDate(daysLater(closed_at, GRACE_DAYS).slice(0, 10))}.
    </Text>
    <RouterLink to={PATHS.close()} fontWeight="600" textDecoration="underline">
      What this means
    </RouterLink>
  </PageBanner>
);
