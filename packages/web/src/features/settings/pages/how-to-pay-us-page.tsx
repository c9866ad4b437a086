import { SimpleGrid } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type Control, useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../lib/session';
import { TextField } from '../../../ui/fields/text-field';
import { InvoicePreview } from '../components/invoice-preview';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SidePreview } from '../components/side-preview';
import { payLines } from '../pay-lines';

const Printed = ({ control }: { control: Control<SettingsOf<'howtopayus'>> }) => (
  <InvoicePreview logo={useSignedInUser().company_logo} pay={payLines(useWatch({ control }))} />
);

/** How clients pay the company. Source: R-SHELL-053. */
export const HowToPayUsPage = () => (
  <SettingPage
    section="howtopayus"
    path="/myaccount/howtopayus"
    wide
    intro="How clients pay you, as shown on invoices. Anyone who gets an invoice can read it."
  >
    {({ control }) => (
      <SidePreview caption="Invoice footer" shown={<Printed control={control} />}>
        <SettingGroup title="Bank transfer">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField control={control} name="account_name" label="Account name" maxLength={120} />
            <TextField control={control} name="bank_name" label="Bank" maxLength={120} />
            <TextField
              control={control}
              name="account_number"
              label="Account number or IBAN"
              maxLength={42}
              spellCheck={false}
            />
            <TextField
              control={control}
              name="routing_code"
              label="Routing code or BIC"
              maxLength={42}
              spellCheck={false}
            />
          </SimpleGrid>
        </SettingGroup>
        <SettingGroup title="Check">
          <TextField control={control} name="check_payable_to" label="Payable to" maxLength={120} />
          <TextField control={control} name="check_address" label="Send checks to" maxLength={300} />
        </SettingGroup>
        <SettingGroup title="Other instructions">
          <TextField
            control={control}
            name="words"
            label="Anything else a client should know"
            lines={4}
            maxLength={2000}
          />
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
