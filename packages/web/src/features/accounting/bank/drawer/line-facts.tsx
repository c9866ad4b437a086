import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../lib/format';
import { Fact } from '../../drawer/reading-parts';
import { type BankRow, bankFilesQuery } from '../bank-queries';
import { describeAmount } from '../bank-words';

/** Everything that the bank says of a movement. */
export const LineFacts = ({ row }: { row: BankRow }) => {
  const { data } = useQuery(bankFilesQuery);
  const { day, value_day, account, name, iban, text, reference, check_number, bank_id, reversal } = row;
  return (
    <Flex as="dl" gap="6" rowGap="2" wrap="wrap">
      <Fact label={row.amount > 0 ? 'Money in' : 'Money out'}>{describeAmount(row)}</Fact>
      <Fact label="Day">{formatDate(day)}</Fact>
      {value_day && value_day !== day && <Fact label="Value day">{formatDate(value_day)}</Fact>}
      <Fact label="Bank account">{[account, data?.accounts.find(({ code }) => code === account)?.name].join(' ')}</Fact>
      {name && <Fact label={row.amount > 0 ? 'From' : 'To'}>{name}</Fact>}
      {iban && <Fact label="Their account">{iban}</Fact>}
      {text && <Fact label="Description">{text}</Fact>}
      {reference && <Fact label="Reference">{reference}</Fact>}
      {check_number && <Fact label="Check number">{check_number}</Fact>}
      {bank_id && <Fact label="The bank’s number">{bank_id}</Fact>}
      {reversal && <Fact label="Kind">A payment that came back</Fact>}
    </Flex>
  );
};
