import { Box, Button, Flex, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import {
  spreadOverYear,
  type TargetMonth,
  yearKey,
  yearTotal,
} from '@wayline/core/areas/settings/sections/sales-target';
import { formatMoney } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../ui/fields/money-field';
import { SettingGroup } from './setting-group';
import { TargetBars } from './target-bars';
import { MONTH_NAMES, TargetMonthField } from './target-month-field';

/** The targets of one year: its sum, its months, and how they compare. */
export const TargetYear = ({ form: { control, setValue } }: { form: UseFormReturn<SettingsOf<'sales_target'>> }) => {
  const [year, setYear] = useState(() => new Date().getFullYear());
  const currency = useWatch({ control, name: 'currency_code' });
  const years = useWatch({ control, name: 'years' });
  const sum = useForm({ defaultValues: { total: { minor: 0, currency } } });
  const key = yearKey(year);
  const months = years[key]?.months ?? spreadOverYear(0, currency);
  const set = (changed: TargetMonth[]) =>
    setValue('years', { ...years, [key]: { months: changed } }, { shouldDirty: true });
  return (
    <SettingGroup title={`${year} targets`}>
      <HStack>
        {[year - 1, year + 1].map((other) => (
          <Button key={other} type="button" variant="outline" size="xs" onClick={() => setYear(other)}>
            {other}
          </Button>
        ))}
      </HStack>
      <Flex gap="3" align="end" wrap="wrap">
        <Box maxW="220px">
          <MoneyField control={sum.control} name="total" label="Annual total" currency={currency} />
        </Box>
        <Button
          type="button"
          variant="outline"
          onClick={() => set(spreadOverYear(sum.getValues('total').minor, currency))}
        >
          Spread evenly
        </Button>
      </Flex>
      <SimpleGrid columns={{ base: 2, sm: 3, lg: 4 }} gap="3">
        {months.map((month, at) => (
          <TargetMonthField
            key={`${key} ${MONTH_NAMES[at]}`}
            label={MONTH_NAMES[at] ?? ''}
            month={month}
            onChange={(changed) => set(months.map((one, i) => (i === at ? changed : one)))}
          />
        ))}
      </SimpleGrid>
      <Text fontWeight="600" textStyle="figures" role="status">
        {formatMoney({ minor: yearTotal(months), currency })} in {year}
      </Text>
      {yearTotal(months) > 0 && <TargetBars months={months} />}
    </SettingGroup>
  );
};
