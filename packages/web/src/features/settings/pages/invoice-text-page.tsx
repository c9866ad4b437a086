import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type Control, useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../lib/session';
import { TextField } from '../../../ui/fields/text-field';
import { InvoicePreview } from '../components/invoice-preview';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SidePreview } from '../components/side-preview';

const Printed = ({ control }: { control: Control<SettingsOf<'invoice_text'>> }) => {
  const { title, ...words } = useWatch({ control });
  return <InvoicePreview logo={useSignedInUser().company_logo} title={title || 'Invoice'} {...words} />;
};

/** The words that are the same on every invoice. Source: R-SHELL-053. */
export const InvoiceTextPage = () => (
  <SettingPage section="invoice_text" path="/myaccount/invoice_text" wide intro="The wording on all your invoices.">
    {({ control }) => (
      <SidePreview caption="Invoice preview" shown={<Printed control={control} />}>
        <SettingGroup title="Above the items">
          <TextField
            control={control}
            name="sender"
            label="Billed from"
            lines={4}
            maxLength={600}
            hint="Your address, registration and tax number, one per line."
          />
          <TextField control={control} name="title" label="Title" maxLength={60} />
          <TextField control={control} name="intro" label="Introduction" lines={3} maxLength={1000} />
        </SettingGroup>
        <SettingGroup title="Below the items">
          <TextField control={control} name="terms" label="Terms" lines={5} maxLength={4000} />
          <TextField control={control} name="foot" label="Footer" lines={3} maxLength={600} />
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
