import { SimpleGrid } from '@chakra-ui/react';
import { PAYMENT_SCHEDULES } from '@wayline/core/access/company-denormalized';
import { SelectField } from '../../../ui/fields/select-field';
import { RadioField } from '../components/radio-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const EARNED = [
  {
    value: 'booking',
    label: 'When it’s booked',
    hint: 'Right away. If the booking is canceled later, the commission is taken back.',
  },
  { value: 'departure', label: 'When the trip departs' },
  {
    value: 'supplier_paid',
    label: 'When the supplier pays',
    hint: 'You never pay out money you haven’t received.',
  },
];
const METHODS = [
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'check', label: 'Check' },
  { value: 'other', label: 'Other' },
];
const BASES = [
  { value: 'total_commission', label: 'The whole commission' },
  { value: 'net_commission', label: 'Commission minus fees' },
];

/** When and how advisors get their commission. Source: R-SHELL-112, R-ACC-067. */
export const CommissionPaymentModePage = () => (
  <SettingPage
    section="commission_payment_mode"
    path="/myaccount/commission_payment_mode"
    intro="When advisors get their share of a commission, how it’s calculated and how it’s paid."
  >
    {({ control }) => (
      <>
        <SettingGroup title="When">
          <RadioField control={control} name="earned" label="Commission is due" choices={EARNED} />
          <SelectField
            control={control}
            name="advisor_payment_schedule_type"
            label="Paid out"
            options={PAYMENT_SCHEDULES}
          />
        </SettingGroup>
        <SettingGroup title="How">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField
              control={control}
              name="advisor_commission_calculated_based_on"
              label="Based on"
              options={BASES}
            />
            <SelectField control={control} name="payroll_payment_method" label="Paid by" options={METHODS} />
          </SimpleGrid>
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
