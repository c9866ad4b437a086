import { Checkbox } from '@chakra-ui/react';
import { AUTO_LOGOUT } from '@wayline/core/areas/settings/sections/auto-logout';
import { NumberField } from '../../../ui/fields/number-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** What it begins with when it is switched on. */
const USUAL_MINUTES = 30;

/** For desks that others pass. Source: R-SHELL-053. */
export const AutoLogoutPage = () => (
  <SettingPage
    section="auto_logout"
    path="/myaccount/auto-logout"
    intro="Signs you out of this browser after a period of inactivity."
  >
    {({ control, watch, setValue }) => {
      const on = (watch('minutes') ?? 0) > 0;
      const turn = (checked: boolean) => setValue('minutes', checked ? USUAL_MINUTES : 0, { shouldDirty: true });
      return (
        <SettingGroup
          title="Inactivity"
          text="A minute before, we ask if you’re still there. Anything you typed but didn’t save waits in this tab until you sign in again."
        >
          <Checkbox.Root checked={on} onCheckedChange={({ checked }) => turn(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Sign me out when I’m inactive</Checkbox.Label>
          </Checkbox.Root>
          {on && (
            <NumberField
              control={control}
              name="minutes"
              label="Minutes of inactivity"
              hint={`Between ${AUTO_LOGOUT.least} and ${AUTO_LOGOUT.most}.`}
              min={AUTO_LOGOUT.least}
              max={AUTO_LOGOUT.most}
            />
          )}
        </SettingGroup>
      );
    }}
  </SettingPage>
);
