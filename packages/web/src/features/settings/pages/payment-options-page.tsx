import { CLIENT_PAYS_BY } from '@wayline/core/areas/settings/sections/payment-options';
import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SeveralField } from '../components/several-field';

const PAYMENT_WORDS: Record<(typeof CLIENT_PAYS_BY)[number], string> = {
  credit_card: 'Credit card, charged by you',
  bank_transfer: 'Bank transfer',
  check: 'Check',
  strip_online_payment: 'Online, through your payment provider',
  pay_pal: 'PayPal',
};
const METHODS = CLIENT_PAYS_BY.map((value) => ({ value, label: PAYMENT_WORDS[value] }));

/** Which ways to pay a client can choose from. Source: R-SHELL-053, R-SHELL-292. */
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
            label="Note for card payments"
            maxLength={300}
            hint="e.g. a card fee."
          />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
