import { SimpleGrid } from '@chakra-ui/react';
import { TextField } from '../../../ui/fields/text-field';
import { WebsiteField } from '../../../ui/fields/website-field';
import { LogoField, SettingGroup, SettingPage, SidePreview } from '../../settings/public';
import { AccentField } from '../itinerary/components/accent-field';
import { BrandPreview } from './brand-preview';

/** Whose name and look a client sees. Source: R-SHELL-053. */
export const UserBrandPage = () => (
  <SettingPage
    section="userbrand"
    path="/myaccount/userbrand"
    wide
    intro="Your name, logo and color on everything clients see: itineraries, emails, PDFs and your public page. Published itineraries update when you publish them again."
  >
    {({ control }) => (
      <SidePreview caption="Client view" shown={<BrandPreview control={control} />}>
        <SettingGroup title="Design">
          <TextField control={control} name="company_name" label="Company name" required maxLength={255} />
          <LogoField
            control={control}
            name="logo_file"
            label="Logo"
            hint="PNG or JPEG, landscape works best. Shown on white, even in dark mode."
          />
          <AccentField control={control} name="accent" label="Color" />
        </SettingGroup>
        <SettingGroup title="Contact details">
          <WebsiteField
            control={control}
            name="website"
            label="Website"
            hint="Add your website to turn on your public page."
          />
          <TextField
            control={control}
            name="contact_line"
            label="Contact line"
            maxLength={160}
            placeholder="+1 555 010 7788 · 12 Harbor Street, Portland"
            hint="One line at the bottom of itineraries, emails and your public page."
          />
          <SimpleGrid columns={1}>
            <TextField
              control={control}
              name="page_name"
              label="Public page name"
              maxLength={80}
              spellCheck={false}
              hint={`${location.origin}/company/… If you change it, the old address stops working.`}
            />
          </SimpleGrid>
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
