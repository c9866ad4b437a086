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
    intro="A name of your own in the address of the itineraries you share, such as trips.example.com."
  >
    {({ control, watch, formState }) => (
      <>
        <SettingGroup title="Your name">
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
          Links show the name once it is verified and switched on under{' '}
          <RouterLink to={PATHS.domainMasking()}>Domain masking</RouterLink>. Links that were sent keep the address they
          were sent with.
        </LaterNote>
      </>
    )}
  </SettingPage>
);
