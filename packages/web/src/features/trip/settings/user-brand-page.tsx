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
    intro="Your name and look on everything a client sees: itineraries and their mails, PDFs, and your public page. What is already published stays as it is until it is published again."
  >
    {({ control }) => (
      <SidePreview caption="What your client sees" shown={<BrandPreview control={control} />}>
        <SettingGroup title="Look">
          <TextField control={control} name="company_name" label="Company name" required maxLength={255} />
          <LogoField
            control={control}
            name="logo_file"
            label="Logo"
            hint="A PNG or JPEG, best wider than high. It stands on white, also by night."
          />
          <AccentField control={control} name="accent" label="Color" />
        </SettingGroup>
        <SettingGroup title="Where you are found">
          <WebsiteField
            control={control}
            name="website"
            label="Website"
            hint="Your public page opens once it is given."
          />
          <TextField
            control={control}
            name="contact_line"
            label="Contact line"
            maxLength={160}
            placeholder="+1 555 010 7788 · 12 Harbour Street, Portland"
            hint="One line at the foot of itineraries, in mails and on your public page."
          />
          <SimpleGrid columns={1}>
            <TextField
              control={control}
              name="page_name"
              label="Name of your public page"
              maxLength={80}
              spellCheck={false}
              hint={`${location.origin}/company/… The address before it stops working.`}
            />
          </SimpleGrid>
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
