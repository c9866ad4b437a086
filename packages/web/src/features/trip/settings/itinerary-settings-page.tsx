import { SimpleGrid } from '@chakra-ui/react';
import { ACCENT_NAMES, ACCENTS, COVER_STYLES } from '@wayline/core/access/brand';
import { CLIENT_LANGUAGE_LABELS } from '@wayline/core/base/client-locales';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { WebsiteField } from '../../../ui/fields/website-field';
import { SettingGroup, SettingPage } from '../../settings/public';
import { DAYS_VALID } from '../itinerary/days-valid';
import { BeginSectionsField } from './begin-sections-field';

const COVERS = Object.entries(COVER_STYLES).map(([value, label]) => ({ value, label }));
const LANGUAGES = Object.entries(CLIENT_LANGUAGE_LABELS).map(([value, label]) => ({ value, label }));
const COLORS = ACCENT_NAMES.map((value) => ({ value, label: ACCENTS[value].label }));

/** What a new itinerary begins with, and how its links open. Source: R-SHELL-053. */
export const ItinerarySettingsPage = () => (
  <SettingPage
    section="itinerary_settings"
    path="/myaccount/itinerary-settings"
    intro="How a new itinerary starts when you don’t pick a template. Existing itineraries don’t change, and you can adjust each one."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Design">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField control={control} name="cover_style" label="Cover" options={COVERS} />
            <SelectField control={control} name="accent" label="Color" options={COLORS} emptyLabel="Brand color" />
          </SimpleGrid>
          <WebsiteField
            control={control}
            name="cover_img_url"
            label="Cover image URL"
            hint="Paste an image URL, or leave blank for an illustrated cover."
          />
        </SettingGroup>
        <SettingGroup title="Text">
          <SelectField control={control} name="language" label="Client’s language" options={LANGUAGES} />
          <TextField
            control={control}
            name="welcome_text"
            label="Welcome"
            lines={4}
            hint="The first thing your client reads. Start lines with - for a list. Web addresses become links."
          />
          <TextField control={control} name="important_notice" label="Important notice" lines={3} />
        </SettingGroup>
        <SettingGroup title="Content">
          <TickField control={control} name="show_prices" label="Show prices" />
          <TickField
            control={control}
            name="ask_answers"
            label="Let clients approve, decline or ask about each booking"
          />
          <BeginSectionsField control={control} />
        </SettingGroup>
        <SettingGroup title="Links">
          <SelectField control={control} name="link_days" label="Links expire after" options={DAYS_VALID} />
          <TickField control={control} name="links_need_code" label="Require an access code on every link" />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
