import { Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import type { BankAccount } from './bank-queries';

type Standing = NonNullable<BankAccount['standing']>;

/** Whether books and bank agree, in a sentence that says what to look for where they don’t. */
const describeDifference = ({ bank, books, undecided, currency }: Standing): string => {
  const difference = bank - books - undecided;
  if (difference === 0)
    return undecided === 0 ? 'Your books and your bank agree.' : 'They agree once you decide the rest.';
  const amount = formatMoney({ minor: Math.abs(difference), currency });
  return difference > 0
    ? `Your bank has ${amount} more: what was there before the first file, or what isn’t in a file yet.`
    : `Your books have ${amount} more: what hasn’t reached the bank yet, or isn’t in a file yet.`;
};

/** What each bank account has: as the bank said last, in the books on that day, and in movements that nobody has decided. */
export const AccountStandings = ({ accounts }: { accounts: readonly BankAccount[] }) => (
  <Flex direction="column" gap="3" mb="4">
    {accounts.flatMap(({ code, name, standing }) => {
      if (!standing) return [];
      const { on, currency, bank, books, undecided } = standing;
      const figures = [
        ['At the bank', bank],
        ['In your books', books],
        ['To decide', undecided],
      ] as const;
      return (
        <Flex key={code} align="baseline" columnGap="6" rowGap="1" wrap="wrap">
          <Text fontWeight="600">
            {name}, {formatDate(on)}
          </Text>
          <Flex as="dl" columnGap="6" rowGap="1" wrap="wrap">
            {figures.map(([label, minor]) => (
              <Flex key={label} gap="2">
                <Text as="dt" color="fg.muted">
                  {label}
                </Text>
                <Text as="dd" textStyle="figures">
                  {formatMoney({ minor, currency })}
                </Text>
              </Flex>
            ))}
          </Flex>
          <Text color="fg.muted">{describeDifference(standing)}</Text>
        </Flex>
      );
    })}
  </Flex>
);
