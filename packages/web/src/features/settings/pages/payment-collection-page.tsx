import { Box } from '@chakra-ui/react';
import { TextField } from '../../../ui/fields/text-field';
import { PaymentAccountCard } from '../components/payment-account';
import { RadioField } from '../components/radio-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const WHO = [
  { value: 'client_to_company', label: 'Your company', hint: 'The client pays you, and you pay the suppliers.' },
  {
    value: 'client_to_supplier',
    label: 'The supplier',
    hint: 'The client pays the supplier; you get your commission.',
  },
];

/** Who collects what clients pay, and the account they pay into online. Source: R-SHELL-053, R-SHELL-296. */
export const PaymentCollectionPage = () => (
  <>
    <SettingPage
      section="paymentcollection"
      path="/myaccount/paymentcollection"
      intro="Who collects client payments, and the account they go to."
    >
      {({ control }) => (
        <>
          <SettingGroup title="Who collects">
            <RadioField
              control={control}
              name="collected_by"
              label="Bookings on new invoices are paid to"
              choices={WHO}
            />
          </SettingGroup>
          <SettingGroup title="Card statements">
            <TextField
              control={control}
              name="statement_words"
              label="Name on card statements"
              maxLength={22}
              hint="Added to the name from your Stripe account. At most 22 characters together."
            />
          </SettingGroup>
        </>
      )}
    </SettingPage>
    <Box maxW="720px" mt="6">
      <SettingGroup title="Online payments">
        <PaymentAccountCard />
      </SettingGroup>
    </Box>
  </>
);
