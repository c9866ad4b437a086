import { SimpleGrid } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type Control, useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { StatusBadge } from '../../../ui/status-badge';
import { RadioField } from '../components/radio-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

type Props = { control: Control<SettingsOf<'paymentcollection'>> };

const WHO = [
  { value: 'client_to_company', label: 'Your company', hint: 'The client pays you, and you pay the suppliers.' },
  {
    value: 'client_to_supplier',
    label: 'The supplier',
    hint: 'The client pays the supplier; you get your commission.',
  },
];
const PROVIDERS = [
  { value: 'none', label: 'None' },
  { value: 'stripe', label: 'Stripe' },
];

const Account = ({ control }: Props) => {
  const { provider, secret_key } = useWatch({ control });
  if (provider !== 'stripe') return null;
  return (
    <>
      <div>
        {secret_key ? (
          <StatusBadge tone="neutral">Key saved, not tested yet</StatusBadge>
        ) : (
          <StatusBadge tone="warning">Not connected</StatusBadge>
        )}
      </div>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          control={control}
          name="publishable_key"
          label="Publishable key"
          placeholder="pk_live_…"
          spellCheck={false}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="secret_key"
          label="Secret key"
          placeholder="sk_live_…"
          spellCheck={false}
          autoComplete="off"
          hint="Encrypted. Only the last four characters are ever shown again."
        />
      </SimpleGrid>
      <TextField
        control={control}
        name="statement_words"
        label="Name on card statements"
        maxLength={22}
        hint="At most 22 characters."
      />
    </>
  );
};

/** Who collects what clients pay, and through whom. Source: R-SHELL-053, R-SHELL-296. */
export const PaymentCollectionPage = () => (
  <SettingPage
    section="paymentcollection"
    path="/myaccount/paymentcollection"
    intro="Who collects client payments, and the account they go to."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Who collects">
          <RadioField control={control} name="collected_by" label="New invoices are paid to" choices={WHO} />
        </SettingGroup>
        <SettingGroup title="Online payments">
          <SelectField control={control} name="provider" label="Payment provider" options={PROVIDERS} />
          <Account control={control} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
