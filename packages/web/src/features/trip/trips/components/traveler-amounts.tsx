import { Text } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import type { TravelerMoney } from '../use-traveler-money';

type Amount = TravelerMoney['amounts'][number];
const describe = ({ currency, invoiced, received, due }: Amount): string => {
  const say = (minor: number) => formatMoney({ minor, currency });
  return `${say(invoiced)} invoiced · ${say(received)} received · ${say(due)} due`;
};

/** What was invoiced for a traveler, what came of it and who pays, which opens the invoice; and the credit they have, which opens their statement. */
export const TravelerAmounts = ({ trip, money }: { trip: TripId; money: TravelerMoney }) => {
  const { amounts, invoice_ids, paid_by, client_id, client_credit = [] } = money;
  const [first, ...others] = invoice_ids;
  return (
    <>
      {amounts.map((amount) => (
        <Text key={amount.currency} textStyle="small">
          <RouterLink to={PATHS.tripMoney(trip, others.length > 0 ? undefined : first)}>{describe(amount)}</RouterLink>
        </Text>
      ))}
      {paid_by.length > 0 && (
        <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
          Paid by {paid_by.join(' and ')}
        </Text>
      )}
      {client_id && client_credit.length > 0 && (
        <Text textStyle="small">
          <RouterLink to={PATHS.clientStatement(client_id)}>
            {`${client_credit.map((one) => formatMoney(one)).join(' + ')} credit`}
          </RouterLink>
        </Text>
      )}
    </>
  );
};
