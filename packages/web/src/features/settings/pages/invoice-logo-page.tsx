import { SimpleGrid } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { logoAddress } from '@wayline/core/areas/settings/logo';
import { type Control, useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../lib/session';
import { SelectField } from '../../../ui/fields/select-field';
import { InvoicePreview } from '../components/invoice-preview';
import { LogoField } from '../components/logo-field';
import { RadioField } from '../components/radio-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SidePreview } from '../components/side-preview';

type Props = { control: Control<SettingsOf<'invoice_logo'>> };

const WHAT = [
  { value: 'brand', label: 'Your brand logo', hint: 'Your company name is used if the brand has no logo.' },
  { value: 'own', label: 'A logo for invoices only' },
  { value: 'name', label: 'Your company name as text' },
];
const PLACES = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
];
const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

const OwnLogo = ({ control }: Props) =>
  useWatch({ control, name: 'show' }) === 'own' ? <LogoField control={control} name="logo_file" label="Logo" /> : null;

const Head = ({ control }: Props) => {
  const { show, logo_file, place, size } = useWatch({ control });
  const { company_logo, usercompany } = useSignedInUser();
  const logos = { brand: company_logo, own: logoAddress(usercompany.id, logo_file), name: undefined };
  return <InvoicePreview logo={logos[show ?? 'brand']} place={place} size={size} />;
};

/** What stands at the head of an invoice. Source: R-SHELL-053. */
export const InvoiceLogoPage = () => (
  <SettingPage section="invoice_logo" path="/myaccount/invoice_logo" wide intro="The top of your invoices.">
    {({ control }) => (
      <SidePreview caption="Invoice header" shown={<Head control={control} />}>
        <SettingGroup title="Header">
          <RadioField control={control} name="show" label="Show" choices={WHAT} />
          <OwnLogo control={control} />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField control={control} name="place" label="Place" options={PLACES} />
            <SelectField control={control} name="size" label="Size" options={SIZES} />
          </SimpleGrid>
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
