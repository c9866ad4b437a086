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
  { value: 'all', label: 'For the whole sum' },
  { value: 'deposit', label: 'For a deposit, and for the rest before the trip' },
];

const Deposit = ({ control }: Props) =>
  useWatch({ control, name: 'asks_for' }) === 'deposit' ? (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <NumberField control={control} name="deposit_percent" label="Deposit, in percent" min={1} max={99} />
      <NumberField control={control} name="balance_days" label="The rest, days before departure" max={365} />
    </SimpleGrid>
  ) : null;

/** Whether a new invoice asks for payment at once. Source: R-SHELL-053. */
export const PayNowDefaultPage = () => (
  <SettingPage
    section="pay_now_default"
    path="/myaccount/pay_now_default"
    intro="What a new invoice asks for. It can be changed on each."
  >
    {({ control }) => (
      <>
        <SettingGroup title="New invoices">
          <TickField control={control} name="pay_now" label="Show a button to pay now" />
          <RadioField control={control} name="asks_for" label="They ask" choices={ASKS} />
          <Deposit control={control} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
