import { SimpleGrid } from '@chakra-ui/react';
import { ACCENT_NAMES, ACCENTS, COVER_STYLES } from '@wayline/core/access/brand';

import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { WebsiteField } from '../../../ui/fields/website-field';
import { SettingGroup, SettingPage } from '../../settings/public';
import { DAYS_VALID } from '../itinerary/days-valid';
import { BeginSectionsField } from './begin-sections-field';

const COVERS = Object.entries(COVER_STYLES).map(([value, label]) => ({ value, label }));
const COLORS = ACCENT_NAMES.map((value) => ({ value, label: ACCENTS[value].label }));

/** What a new itinerary begins with, and how its links open. Source: R-SHELL-053. */
export const ItinerarySettingsPage = () => (
  <SettingPage
    section="itinerary_settings"
    path="/myaccount/itinerary-settings"
    intro="What a new itinerary begins with when no template is chosen. Those that are there stay as they are, and everything can be changed in each."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Look">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField control={control} name="cover_style" label="Cover" options={COVERS} />
            <SelectField control={control} name="accent" label="Color" options={COLORS} emptyLabel="As your brand" />
          </SimpleGrid>
          <WebsiteField
            control={control}
            name="cover_img_url"
            label="Cover picture"
            hint="An address of a picture; without one each page draws a cover of its own."
          />
        </SettingGroup>
        <SettingGroup title="Words">
          <TextField
            control={control}
            name="welcome_text"
            label="Welcome"
            lines={4}
            hint="The first words your client reads. Lines that begin with - become a list, addresses become links."
          />
          <TextField control={control} name="important_notice" label="Important notice" lines={3} />
        </SettingGroup>
        <SettingGroup title="What it shows">
          <TickField control={control} name="show_prices" label="Show prices" />
          <TickField
            control={control}
            name="ask_answers"
            label="Let the client approve, question or decline each booking"
          />
          <BeginSectionsField control={control} />
        </SettingGroup>
        <SettingGroup title="Links">
          <SelectField control={control} name="link_days" label="A link works for" options={DAYS_VALID} />
          <TickField control={control} name="links_need_code" label="Every link asks for an access code" />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
