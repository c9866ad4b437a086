import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { todayHere } from '../../../lib/today';
import { usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { TOUCH } from '../touch-target';
import { PayButton } from './pay-button';
import { type PayItem, toDepositItem, toPayItem } from './pay-form';
import { type PayableRow, tripPayablesQuery, type UninvoicedCost } from './supplier-queries';
import { describeDue, isLate, KIND_WORDS, PAID_TO_WORDS } from './supplier-words';

type RowProps = {
  title: string;
  supplier: string;
  about: string;
  isWarning: boolean;
  figures: string;
  item: PayItem | undefined;
  label?: string;
};
const Row = ({ title, supplier, about, isWarning, figures, item, label }: RowProps) => (
  <HStack as="li" gap="4" px="4" py="2" justify="space-between" wrap={{ base: 'wrap', md: 'nowrap' }}>
    <Stack gap="0" minW="0" flex="1">
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {title}
        {supplier !== title && (
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            {supplier}
          </Text>
        )}
      </Text>
      <Text textStyle="small" color={isWarning ? 'fg.error' : 'fg.muted'}>
        {about}
      </Text>
    </Stack>
    <Text textStyle="figures" flexShrink="0">
      {figures}
    </Text>
    {item && <PayButton {...TOUCH} items={[item]} size="sm" variant="outline" {...(label && { label })} />}
  </HStack>
);

const PayableLine = ({ row }: { row: PayableRow }) => {
  const { title, supplier_name, paid_to, currency, owed, paid, left } = row;
  const say = (minor: number) => formatMoney({ minor, currency });
  const about =
    left < 0
      ? `Paid ${say(-left)} too much`
      : left === 0
        ? 'Paid'
        : `Due ${describeDue(row)} · ${PAID_TO_WORDS[paid_to]}`;
  return (
    <Row
      title={title}
      supplier={supplier_name}
      about={about}
      isWarning={left < 0 || isLate(row, todayHere())}
      figures={paid === 0 ? say(owed) : `${say(paid)} of ${say(owed)}`}
      // A client who paid too much settles that with the supplier.
      item={left === 0 || (left < 0 && paid_to === 'supplier') ? undefined : toPayItem(row)}
    />
  );
};

const describeCost = ({ is_canceled, due_on }: UninvoicedCost): string =>
  is_canceled
    ? 'Canceled: the supplier has money of yours'
    : ['Not invoiced yet', due_on && `due ${formatDate(due_on)}`].filter(Boolean).join(' · ');
const CostLine = ({ cost, trip_name }: { cost: UninvoicedCost; trip_name: string }) => {
  const { title, supplier_name, currency = '', paid, is_canceled } = cost;
  const say = (minor: number) => formatMoney({ minor, currency });
  const item = toDepositItem(cost, trip_name);
  const { left = 1 } = item;
  const whole = cost.cost === undefined ? '' : say(cost.cost);
  // What a supplier has is given back where nothing more is to be paid.
  const shown = left === 0 ? (paid > 0 ? { ...item, left: 0 - paid } : undefined) : item;
  return (
    <Row
      title={title}
      supplier={supplier_name}
      about={describeCost(cost)}
      isWarning={is_canceled}
      figures={paid === 0 ? whole : `${say(paid)}${whole && ` of ${whole}`}`}
      item={shown}
      {...(left > 0 && { label: 'Pay deposit…' })}
    />
  );
};

type Props = { trip: TripId; name: string };

/** What the suppliers of a trip are owed and got, booking by booking, and its payments. */
export const TripSuppliers = ({ trip, name }: Props) => {
  const views = [usePermission('View Payments'), usePermission('View Commissions')].every(Boolean);
  const { data, error, refetch } = useQuery({ ...tripPayablesQuery(trip), enabled: views });
  const [showsAll, setShowsAll] = useState(false);
  if (!views || (data && data.payables.length + data.not_invoiced.length === 0)) return null;
  const { payables = [], not_invoiced = [] } = data ?? {};
  // What nobody has paid anything for yet is offered, and not in the way.
  const costs = showsAll ? not_invoiced : not_invoiced.filter(({ paid }) => paid !== 0);
  const hidden = not_invoiced.length - costs.length;
  const lines = [
    ...payables.map((row) => <PayableLine key={row.booking_id} row={row} />),
    ...costs.map((cost) => <CostLine key={cost.booking_id} cost={cost} trip_name={name} />),
  ];
  return (
    <Stack as="section" gap="3" aria-labelledby="trip-suppliers">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" id="trip-suppliers" textStyle="section">
          Suppliers
        </Heading>
        <RouterLink to={PATHS.payables()}>Everything due to suppliers</RouterLink>
      </Flex>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={1} />
        </Delayed>
      )}
      {data && lines.length > 0 && (
        <Stack
          as="ul"
          listStyleType="none"
          gap="0"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          divideY="1px"
          aria-label="Suppliers"
        >
          {lines}
        </Stack>
      )}
      {hidden > 0 && (
        <Button {...TOUCH} alignSelf="start" size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
          {hidden === 1
            ? 'Pay a deposit for 1 booking not invoiced yet'
            : `Pay a deposit for ${hidden} bookings not invoiced yet`}
        </Button>
      )}
      {data && data.payments.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1" aria-label="Payments to suppliers">
          {data.payments.map((payment) => (
            <Text as="li" key={payment.id} textStyle="small" color="fg.muted" dir="auto">
              <RouterLink to={PATHS.payables({ tab: 'paid', supplier_payment: payment.id })}>
                {`${formatMoney({ minor: payment.settled_amount, currency: payment.currency })} · ${payment.supplier_name}`}
              </RouterLink>
              {` · ${formatDate(payment.paid_on)} · ${KIND_WORDS[payment.kind]}`}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
