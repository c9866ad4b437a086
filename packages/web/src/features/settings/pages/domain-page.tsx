import { PATHS } from '../../../lib/paths';
import { TextField } from '../../../ui/fields/text-field';
import { RouterLink } from '../../../ui/router-link';
import { DomainRecords } from '../../domains/public';
import { LaterNote } from '../components/later-note';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** A host name of the company's own. Source: R-SHELL-053. */
export const DomainPage = () => (
  <SettingPage
    section="domain"
    path="/myaccount/domain"
    intro="Your own address for the itineraries you share, such as trips.example.com."
  >
    {({ control, watch, formState }) => (
      <>
        <SettingGroup title="Your domain">
          <TextField
            control={control}
            name="host_name"
            label="Host name"
            maxLength={253}
            placeholder="trips.example.com"
            spellCheck={false}
            autoComplete="off"
          />
        </SettingGroup>
        <SettingGroup title="DNS records">
          <DomainRecords typed={watch('host_name')} saved={formState.defaultValues?.host_name} />
        </SettingGroup>
        <LaterNote>
          Links use the name once it’s verified and turned on under{' '}
          <RouterLink to={PATHS.domainMasking()}>Domain masking</RouterLink>. Links you already sent keep their address.
        </LaterNote>
      </>
    )}
  </SettingPage>
);
