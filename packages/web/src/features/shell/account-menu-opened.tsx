import { Box, Menu, Text } from '@chakra-ui/react';
import type { UiVersion } from '@wayline/core/access/company';
import { displayName } from '@wayline/core/access/session-user';
import { CircleUserRound, LogOut, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useSignedInUser } from '../../lib/session';
import { chooseUiVersion, UI_VERSIONS, uiVersion } from '../../lib/ui-version';
import { COLOR_MODES, type ColorMode, useColorMode } from '../../ui/color-mode';
import { notifyError } from '../../ui/notify-error';
import { AccountButton, getSignedInName } from './account-button';
import { MenuChoice } from './menu-choice';

const MODE_LABELS: Record<ColorMode, string> = { light: 'Light', dark: 'Dark', system: 'System' };

/** Who is signed in, an owner by the name of their company, how the app looks, and the way out. Source: R-SHELL-132, R-SHELL-133. */
export const OpenedAccountMenu = () => {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const { mode, choose } = useColorMode();
  const person = getSignedInName(user);
  const name = displayName(user);
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AccountButton />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="260px">
          <Box px="2" py="2">
            <Text fontWeight="600">{name}</Text>
            <Text color="fg.muted" textStyle="small">
              {name === person ? user.email : `${person} · ${user.email}`}
            </Text>
          </Box>
          <Menu.Separator />
          <MenuChoice
            title="Theme"
            value={mode}
            options={COLOR_MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
            onChoose={choose}
          />
          <MenuChoice
            title="Layout"
            value={uiVersion()}
            options={(Object.keys(UI_VERSIONS) as UiVersion[]).map((value) => ({ value, label: UI_VERSIONS[value] }))}
            onChoose={(version) => void chooseUiVersion(version).catch(notifyError)}
          />
          <Menu.Separator />
          <Menu.Item value="account" onClick={() => navigate(PATHS.account())}>
            <CircleUserRound size={16} aria-hidden /> My account
          </Menu.Item>
          <Menu.Item value="two-step" onClick={() => navigate(PATHS.twoStepAuth())}>
            <ShieldCheck size={16} aria-hidden /> Two-step authentication
          </Menu.Item>
          <Menu.Item value="out" onClick={() => navigate(PATHS.logout())}>
            <LogOut size={16} aria-hidden /> Sign out
          </Menu.Item>
          <Menu.Item value="out-everywhere" onClick={() => navigate(PATHS.logout(), { state: { everywhere: true } })}>
            <MonitorSmartphone size={16} aria-hidden /> Sign out everywhere
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
};
