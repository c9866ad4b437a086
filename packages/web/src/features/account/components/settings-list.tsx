import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { showOpenTab } from '../../../ui/show-open-tab';
import { StatusBadge } from '../../../ui/status-badge';
import type { ListedSetting } from '../settings';

const Entry = chakra(NavLink);

type Group = { title: string; settings: readonly ListedSetting[] };

const SettingsGroup = ({ title, settings }: Group) => {
  const id = useId();
  return (
    <Box>
      <Text id={id} textStyle="small" color="fg.muted" fontWeight="600" px="2" pb="1">
        {title}
      </Text>
      <chakra.ul aria-labelledby={id} listStyleType="none">
        {settings.map(({ path, plan }) => (
          <li key={path}>
            <Entry
              to={path}
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="2"
              px="2"
              minH={{ base: '10', lg: '8' }}
              borderRadius="l2"
              color="fg.muted"
              focusVisibleRing="inside"
              _hover={{ bg: 'bg.muted', color: 'fg' }}
              _currentPage={{ bg: 'sea.subtle', color: 'sea.fg', fontWeight: '600' }}
            >
              {getPageTitle(path)}
              {plan && <StatusBadge>{plan}</StatusBadge>}
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
};

/** Every setting the user may open, in groups; what a larger plan opens says which. */
export const SettingsList = ({ groups }: { groups: readonly Group[] }) => (
  <Stack as="nav" aria-label="Settings" gap="5" ref={showOpenTab}>
    {groups.map((group) => (
      <SettingsGroup key={group.title} {...group} />
    ))}
  </Stack>
);
