import { SimpleGrid } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type Control, useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field';
import { TickField } from '../../../ui/fields/tick-field';
import { RadioField } from '../components/radio-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

type Props = { control: Control<SettingsOf<'pay_now_default'>> };

const ASKS = [
  { value: 'all', label: 'The full amount' },
  { value: 'deposit', label: 'A deposit, then the balance before the trip' },
];

const Deposit = ({ control }: Props) =>
  useWatch({ control, name: 'asks_for' }) === 'deposit' ? (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <NumberField control={control} name="deposit_percent" label="Deposit (percent)" min={1} max={99} />
      <NumberField control={control} name="balance_days" label="Balance due (days before departure)" max={365} />
    </SimpleGrid>
  ) : null;

/** The payment plan that new invoices begin with. Source: R-SHELL-053. */
export const PayNowDefaultPage = () => (
  <SettingPage
    section="pay_now_default"
    path="/myaccount/pay_now_default"
    intro="What new invoices ask for. You can change it on each one."
  >
    {({ control }) => (
      <>
        <SettingGroup title="New invoices">
          <TickField control={control} name="pay_now" label="Ask for the first payment right away" />
          <RadioField control={control} name="asks_for" label="Ask for" choices={ASKS} />
          <Deposit control={control} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
