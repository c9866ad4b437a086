import { Text } from '@chakra-ui/react';
import { getRole } from '@wayline/core/access/roles';
import { isCompanyOwner } from '@wayline/core/access/session-user';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { useSignedInUser } from '../../lib/session';
import { PageBanner } from '../../ui/page-banner';
import { RouterLink } from '../../ui/router-link';

/** Tells the owner and Master Admins on every page that a payment failed, and until when they can see to it. */
export const PaymentDueBanner = ({ until }: { until: string }) => {
  const user = useSignedInUser();
  if (!isCompanyOwner(user) && getRole(user.roles) !== 'Master Admin') return null;
  return (
    <PageBanner label="Payment due" tone="warning">
      <Text fontWeight="500">
        A payment for your plan didn’t go through. Add a working card by {formatDate(until)}, or you move to the Free
        plan; nothing is deleted.
      </Text>
      <RouterLink to={PATHS.payment()} fontWeight="600" textDecoration="underline">
        Fix payment
      </RouterLink>
    </PageBanner>
  );
};
