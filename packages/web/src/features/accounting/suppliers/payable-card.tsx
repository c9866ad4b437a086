import { Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { ReactNode } from 'react';
import { PATHS } from '../../../lib/paths';
import { todayHere } from '../../../lib/today';
import { RouterLink } from '../../../ui/router-link';
import type { PayableRow } from './supplier-queries';
import { describeDue, describePayer, isLate } from './supplier-words';

type Props = { row: PayableRow; action?: ReactNode };

/** A payable of the table on a phone. */
export const PayableCard = ({ row, action }: Props) => {
  const { supplier_name, title, trip_id, trip_name, currency, owed, paid, left } = row;
  const say = (minor: number) => formatMoney({ minor, currency });
  return (
    <Flex direction="column" gap="1" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex gap="3" align="baseline" justify="space-between">
        <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
          {supplier_name}
        </Text>
        <Text textStyle="figures" fontWeight="600">
          {say(left)}
        </Text>
      </Flex>
      <Text textStyle="small" dir="auto" overflowWrap="anywhere">
        {title === supplier_name ? null : `${title} · `}
        <RouterLink to={PATHS.tripMoney(trip_id)} py="2" my="-2">
          {trip_name}
        </RouterLink>
      </Text>
      <Text textStyle="small" color={isLate(row, todayHere()) ? 'fg.error' : 'fg.muted'}>
        {`Due ${describeDue(row)} · ${describePayer(row)}`}
      </Text>
      {paid !== 0 && (
        <Text textStyle="small" color="fg.muted">
          {owed > 0 ? `${say(paid)} of ${say(owed)} paid` : `${say(paid)} paid`}
        </Text>
      )}
      {action}
    </Flex>
  );
};
