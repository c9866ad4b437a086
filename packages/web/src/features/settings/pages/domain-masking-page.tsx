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
    intro="Links to your clients can show your own address instead of Wayline’s."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Links to your clients">
          <TickField control={control} name="mask_links" label="Use our own address once it’s verified" />
        </SettingGroup>
        <LaterNote>
          This applies while the name under <RouterLink to={PATHS.domain()}>Domain</RouterLink> is verified. Until then,
          links show Wayline’s address. Links you copy show the same address as links in emails.
        </LaterNote>
      </>
    )}
  </SettingPage>
);
