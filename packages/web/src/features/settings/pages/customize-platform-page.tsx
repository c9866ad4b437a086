import { SimpleGrid } from '@chakra-ui/react';
import { LANDING_AREAS, type LandingArea, MENU_AREAS } from '@wayline/core/access/company-denormalized';
import { formatMessage } from '@wayline/core/base/messages';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SeveralField } from '../components/several-field';

const NAMES: Record<LandingArea, string> = {
  dashboard: 'Dashboard',
  trips: 'Trips',
  bookings: 'Bookings',
  clients: 'Clients',
  library: 'Library',
  checklists: 'Checklists',
};
const choicesOf = (areas: readonly LandingArea[]) => areas.map((value) => ({ value, label: NAMES[value] }));

/** What the menu shows, where a session begins, what reservations are called. Source: R-SHELL-053, R-TRIP-018 (G-114). */
export const CustomizePlatformPage = () => (
  <SettingPage
    section="customizeplatform"
    path="/myaccount/customizeplatform"
    intro="How Wayline looks for your company. Hiding a page from the menu doesn’t block it: roles decide who can open it."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Menu">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
            <SeveralField
              control={control}
              name="hidden_areas"
              label="Shown to everyone"
              choices={choicesOf(MENU_AREAS)}
              inverted
            />
            <SeveralField
              control={control}
              name="hidden_for_standard"
              label="Shown to the Standard role too"
              choices={choicesOf(MENU_AREAS)}
              inverted
            />
          </SimpleGrid>
        </SettingGroup>
        <SettingGroup title="Start">
          <SelectField
            control={control}
            name="landing"
            label="After signing in, open"
            options={choicesOf(LANDING_AREAS)}
          />
        </SettingGroup>
        <SettingGroup title="Wording" text="What the planner calls bookings.">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField
              control={control}
              name="reservations_title"
              label="Plural"
              maxLength={30}
              placeholder={formatMessage('booking.title.plural')}
            />
            <TextField
              control={control}
              name="reservation_title"
              label="Singular"
              maxLength={30}
              placeholder={formatMessage('booking.title.singular')}
            />
          </SimpleGrid>
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
