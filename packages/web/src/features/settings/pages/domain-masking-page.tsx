import { PATHS } from '../../../lib/paths';
import { TickField } from '../../../ui/fields/tick-field';
import { RouterLink } from '../../../ui/router-link';
import { LaterNote } from '../components/later-note';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** Whether links show the company's own address. Source: R-SHELL-053. */
export const DomainMaskingPage = () => (
  <SettingPage
    section="domain_masking"
    path="/myaccount/domain_masking"
    intro="Links to your clients can show your own address in place of Wayline’s."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Links to your clients">
          <TickField control={control} name="mask_links" label="Show our own address once it is verified" />
        </SettingGroup>
        <LaterNote>
          It takes effect while the name under <RouterLink to={PATHS.domain()}>Domain</RouterLink> is verified. Until
          then links show Wayline’s address. Links that you copy show the same address as those in mails.
        </LaterNote>
      </>
    )}
  </SettingPage>
);
