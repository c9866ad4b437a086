import { SimpleGrid } from '@chakra-ui/react';
import { ACCOUNT_KINDS } from '@wayline/core/areas/settings/sections/payroll-payment';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { countryOptions } from '../country-options';

/** Where a user's own commission is paid to. Source: R-SHELL-053. */
export const PayrollPaymentPage = () => (
  <SettingPage
    section="payroll_payment_collection_info"
    path="/myaccount/payroll_payment_collection_info"
    intro="The account that receives your own commission. Account numbers are encrypted and never shown in full again, not even to you."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Account">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField
              control={control}
              name="account_holder"
              label="Account holder"
              maxLength={120}
              autoComplete="off"
            />
            <TextField control={control} name="bank_name" label="Bank" maxLength={120} autoComplete="off" />
            <SelectField
              control={control}
              name="bank_country"
              label="Bank country"
              options={countryOptions()}
              emptyLabel="Not set"
            />
            <SelectField
              control={control}
              name="account_kind"
              label="Account type"
              options={ACCOUNT_KINDS}
              emptyLabel="Not set"
            />
          </SimpleGrid>
        </SettingGroup>
        <SettingGroup
          title="Account numbers"
          text="Enter the numbers your bank gave you. To change a saved one, type over it."
        >
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField
              control={control}
              name="account_number"
              label="Account number"
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              control={control}
              name="routing_number"
              label="Routing number"
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              control={control}
              name="iban"
              label="IBAN"
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              control={control}
              name="bic"
              label="BIC / SWIFT"
              maxLength={11}
              autoComplete="off"
              spellCheck={false}
            />
          </SimpleGrid>
          <TextField control={control} name="note" label="Note for payroll" lines={2} maxLength={500} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
