import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** What the company celebrates with its clients. Source: R-SHELL-053, R-SHELL-150. */
export const OccasionsPage = () => (
  <SettingPage
    section="occasions"
    path="/myaccount/occasions"
    intro="The occasions you celebrate with clients, in the order you’ll choose from."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="Hidden items stay on existing records but can’t be chosen again. Items you remove are gone from the list for good."
      >
        <ListField control={control} name="entries" one="occasion" label="Occasions" />
      </SettingGroup>
    )}
  </SettingPage>
);
