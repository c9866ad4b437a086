import { SimpleGrid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { CLIENT_PAYS_BY } from '@wayline/core/areas/settings/sections/payment-options';
import { ONLINE_METHODS, type OnlineMethod } from '@wayline/core/base/payment-lists';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { usePermission } from '../../../lib/use-permission';
import { PercentField } from '../../../ui/fields/percent-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { bankAccountsQuery } from '../bank-accounts-query';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SeveralField } from '../components/several-field';

type Props = { control: Control<SettingsOf<'payment_options'>> };

const PAYMENT_WORDS: Record<(typeof CLIENT_PAYS_BY)[number], string> = {
  credit_card: 'Credit card, charged by you',
  bank_transfer: 'Bank transfer',
  check: 'Check',
  strip_online_payment: 'Online, through your Stripe account',
  pay_pal: 'PayPal',
};
const METHODS = CLIENT_PAYS_BY.map((value) => ({ value, label: PAYMENT_WORDS[value] }));
const ONLINE_WORDS: Record<OnlineMethod, string> = { card: 'Card', bank: 'US bank account, for invoices in dollars' };
const ONLINE = ONLINE_METHODS.map((value) => ({ value, label: ONLINE_WORDS[value] }));

const FEES = ['card_fee', 'bank_fee'] as const;
const ONLINE_FIELDS = ['online_methods', 'payouts_to', ...FEES] as const;
/** Whether any of some fields can’t be saved as it is: then it is shown, whatever else was chosen. */
const useFault = ({ control }: Props, names: readonly (typeof ONLINE_FIELDS)[number][]): boolean => {
  const { errors } = useFormState({ control });
  return names.some((name) => errors[name]);
};

/** The fees, where clients pay any. */
const Fees = ({ control }: Props) => {
  const charges = useWatch({ control, name: 'charges_fees' });
  const isWrong = useFault({ control }, FEES);
  if (!charges && !isWrong) return null;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <PercentField control={control} name="card_fee" label="Card fee" />
      <PercentField control={control} name="bank_fee" label="Bank account fee" />
    </SimpleGrid>
  );
};

/** How clients pay online, where they do. */
const Online = ({ control }: Props) => {
  const methods = useWatch({ control, name: 'methods' });
  const isWrong = useFault({ control }, ONLINE_FIELDS);
  const { data: banks = [] } = useQuery({ ...bankAccountsQuery, enabled: usePermission('View Ledger') });
  if (!methods?.includes('strip_online_payment') && !isWrong) return null;
  return (
    <SettingGroup
      title="Online payments"
      text="Clients see these on an invoice once a Stripe account is connected under Payment collection."
    >
      <SeveralField control={control} name="online_methods" label="Clients can pay online by" choices={ONLINE} />
      <TickField control={control} name="charges_fees" label="Add a fee for paying online" />
      <Fees control={control} />
      {banks.length > 0 && (
        <SelectField
          control={control}
          name="payouts_to"
          label="Payouts arrive in"
          options={banks.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          hint="The account in your books for the bank that Stripe pays out to."
        />
      )}
    </SettingGroup>
  );
};

/** Which ways to pay a client can choose from, and what they cost. Source: R-SHELL-053, R-SHELL-292. */
export const PaymentOptionsPage = () => (
  <SettingPage
    section="payment_options"
    path="/myaccount/payment_options"
    intro="The payment methods clients can choose from on an invoice."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Payment methods">
          <SeveralField control={control} name="methods" label="Clients can pay by" choices={METHODS} />
          <TextField
            control={control}
            name="card_note"
            label="Note for cards you charge"
            maxLength={300}
            hint="e.g. “Call us with your card details.”"
          />
        </SettingGroup>
        <Online control={control} />
      </>
    )}
  </SettingPage>
);
