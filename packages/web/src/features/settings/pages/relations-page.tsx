import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** How people belong together. Source: R-SHELL-053, R-SHELL-154. */
export const RelationsPage = () => (
  <SettingPage
    section="relations"
    path="/myaccount/relations"
    intro="How travelers and contacts belong together, in the order it is offered to choose from."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="What is hidden is offered no more and keeps its name wherever it was chosen. What you take away is gone from the list for good."
      >
        <ListField control={control} name="entries" one="relation" label="Relationships" />
      </SettingGroup>
    )}
  </SettingPage>
);
