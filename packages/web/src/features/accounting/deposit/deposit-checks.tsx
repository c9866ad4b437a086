import { Box, Checkbox, Flex, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { MOST_CHECKS } from '@wayline/core/areas/accounting/deposits/deposit-slip';
import { OPERATING_BANK } from '@wayline/core/areas/accounting/payments/bank-account';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import type { Issue } from '@wayline/core/base/result';
import { sum } from '@wayline/core/base/sum';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { formatDate } from '../../../lib/format';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { FormPart, PartProblem } from '../form-part';
import { MoneySheet } from '../payment/money-sheet';
import { useBankAccounts } from '../payment/moved-fields';
import type { UndepositedCheck } from './deposit-queries';
import { useTakeBack } from './use-take-back';

type DepositForm = { account: string; day: string | undefined; currency: string };
type Props = { checks: readonly UndepositedCheck[]; onClose: () => void };

/** Whom a check is of, and its number. */
const describe = ({ paid_by_name, confirmation_code }: UndepositedCheck) =>
  confirmation_code ? `${paid_by_name}, check ${confirmation_code}` : paid_by_name;

/** Checks that are brought to the bank at once: all that are there in a currency, unless some are left out. Source: V02. */
export const DepositChecks = ({ checks, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  // What is there stays as it was when it was opened, while somebody ticks.
  const [known] = useState(checks);
  const currencies = [...new Set(known.map(({ currency }) => currency))];
  const form = useForm<DepositForm>({
    defaultValues: { account: OPERATING_BANK, day: todayHere(), currency: currencies[0] ?? '' },
  });
  const { control, formState } = form;
  const currency = useWatch({ control, name: 'currency' });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const banks = useBankAccounts();
  const { takeBack } = useTakeBack();
  const offered = known.filter((one) => one.currency === currency);
  const ticked = offered.filter(({ payment_id }) => !left.has(payment_id)).slice(0, MOST_CHECKS);
  const issueOf = (id: string) => {
    const place = ticked.findIndex(({ payment_id }) => payment_id === id);
    return issues.find(({ path }) => path === `payment_ids.${place}`)?.message;
  };
  const tick = (id: string, isTicked: boolean) => {
    setIssues([]);
    setLeft((before) => new Set(isTicked ? [...before].filter((one) => one !== id) : [...before, id]));
  };
  const send = async ({ account, day }: DepositForm) => {
    setIssues([]);
    try {
      const payment_ids = ticked.map(({ payment_id }) => payment_id);
      return await call('book.deposit-slips.create', { account, day, payment_ids }, once);
    } catch (thrown) {
      setIssues(asApiError(thrown).issues ?? []);
      throw thrown;
    }
  };
  return (
    <MoneySheet
      form={form}
      title="Deposit checks"
      submit="Save deposit"
      done="Checks deposited"
      send={send}
      undo={({ slip }) => takeBack(slip)}
      isDisabled={ticked.length === 0}
      unsaved={formState.isDirty || left.size > 0}
      onClose={onClose}
    >
      <Text color="fg.muted">
        Tick the checks that you bring to the bank at once. They become one line on your bank statement.
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {banks.length > 0 && (
          <SelectField
            control={control}
            name="account"
            label="Bank account"
            options={banks.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          />
        )}
        <DateField control={control} name="day" label="Deposited" max={todayHere()} required />
        {currencies.length > 1 && (
          <SelectField control={control} name="currency" label="Currency" options={currencies} />
        )}
      </SimpleGrid>
      <FormPart title="Checks">
        <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" bg="bg.panel" divideY="1px">
          {offered.map((check) => {
            const { payment_id, received_on, amount } = check;
            const isTicked = ticked.includes(check);
            return (
              <Box as="li" key={payment_id} px="3" py="2">
                <HStack justify="space-between" gap="4" align="start">
                  <Checkbox.Root
                    checked={isTicked}
                    minH="44px"
                    alignItems="start"
                    onCheckedChange={({ checked }) => tick(payment_id, checked === true)}
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control mt="0.5" />
                    <Checkbox.Label fontWeight="400">
                      <Text as="span" fontWeight="600" dir="auto" overflowWrap="anywhere">
                        {describe(check)}
                      </Text>
                      <Text as="span" display="block" textStyle="small" color="fg.muted">
                        {`Received ${formatDate(received_on)}`}
                      </Text>
                    </Checkbox.Label>
                  </Checkbox.Root>
                  <Box textStyle="figures">{formatMoney({ minor: amount, currency })}</Box>
                </HStack>
                <PartProblem>{issueOf(payment_id)}</PartProblem>
              </Box>
            );
          })}
        </Stack>
        {offered.length > MOST_CHECKS && (
          <Text textStyle="small" color="fg.muted">
            {`A deposit slip can have up to ${MOST_CHECKS} checks. Deposit these first, then the rest.`}
          </Text>
        )}
        <Flex justify="space-between" gap="4" fontWeight="600" role="status" aria-label="Total">
          <Text>{ticked.length === 0 ? 'Tick at least one check.' : countOf(ticked.length, 'check')}</Text>
          <Box textStyle="figures">{formatMoney({ minor: sum(ticked.map(({ amount }) => amount)), currency })}</Box>
        </Flex>
      </FormPart>
    </MoneySheet>
  );
};
