import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** The vaccines that the profile of a client offers. Source: R-ACC-151. */
export const VaccinesPage = () => (
  <SettingPage
    section="vaccines"
    path="/myaccount/vaccines"
    intro="The COVID-19 vaccines you can pick on a client’s profile. You can still type another name there."
  >
    {({ control }) => (
      <SettingGroup title="Your list" text="Hidden and removed items stay on the profiles that name them.">
        <ListField control={control} name="entries" one="vaccine" label="Vaccines" />
      </SettingGroup>
    )}
  </SettingPage>
);
