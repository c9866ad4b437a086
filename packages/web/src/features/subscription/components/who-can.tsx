import { Text } from '@chakra-ui/react';
import type { SubscriptionView } from '../subscription-query';

/** Whom to ask, for those who cannot change the plan themselves. */
export const WhoCan = ({ may_change, who_can }: Pick<SubscriptionView, 'may_change' | 'who_can'>) =>
  may_change ? null : <Text color="fg.muted">Only {who_can.join(', ') || 'the owner'} can change the plan.</Text>;
