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
    intro="Which news of your work reach you, and how. They are yours alone; your colleagues choose their own."
  >
    {({ control }) => (
      <>
        <SettingGroup
          title="Daily summary"
          text="One mail a day with what you want summed up, at this time where you are. No mail comes on a day without news."
        >
          <Box maxW="200px">
            <TimeField control={control} name="summary_time" label="Sent at" required />
          </Box>
        </SettingGroup>
        <SettingGroup title="What you are told">
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
