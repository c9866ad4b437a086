import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** How people belong together. Source: R-SHELL-053, R-SHELL-154. */
export const RelationsPage = () => (
  <SettingPage
    section="relations"
    path="/myaccount/relations"
    intro="How travelers and contacts are related, in the order you’ll choose from."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="Hidden items stay on existing records but can’t be chosen again. Items you remove are gone from the list for good."
      >
        <ListField control={control} name="entries" one="relationship" label="Relationships" />
      </SettingGroup>
    )}
  </SettingPage>
);
