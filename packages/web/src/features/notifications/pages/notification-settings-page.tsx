import { Box } from '@chakra-ui/react';
import { SENT_KINDS } from '@wayline/core/areas/notifications/kinds';
import { TimeField } from '../../../ui/fields/time-field';
import { SettingGroup, SettingPage } from '../../settings/public';
import { KindFields } from '../components/kind-fields';

/** Which news reach a user on screen, which by mail, and when the daily summary comes. */
export const NotificationSettingsPage = () => (
  <SettingPage
    section="notification_settings"
    path="/myaccount/notification-settings"
    intro="Choose what we notify you about, and how."
  >
    {({ control }) => (
      <>
        <SettingGroup
          title="Daily summary"
          text="One email a day with the alerts you chose for it, sent at this time in your time zone. No alerts, no email."
        >
          <Box maxW="200px">
            <TimeField control={control} name="summary_time" label="Sent at" required />
          </Box>
        </SettingGroup>
        <SettingGroup title="Alerts">
          <div>
            {SENT_KINDS.map((kind) => (
              <KindFields key={kind} kind={kind} control={control} />
            ))}
          </div>
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
