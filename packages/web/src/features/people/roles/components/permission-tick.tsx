import { Box, Checkbox, HStack, Text } from '@chakra-ui/react';
import type { Permission } from '@wayline/core/access/permissions';
import { PERMISSION_WORDS } from '@wayline/core/access/role-words';
import { memo } from 'react';
import { StatusBadge } from '../../../../ui/status-badge';

type Props = {
  permission: Permission;
  on: boolean;
  /** Whoever looks does not hold it, and can neither give nor take it. */
  locked: boolean;
  /** How it differs from what the ticks are compared with. */
  differs: string | undefined;
  onSet: (permission: Permission, on: boolean) => void;
};

/** One permission: a tick, what it opens, and how it differs. Seventy of them are on screen, so each is drawn again for its own sake only. */
export const PermissionTick = memo(({ permission, on, locked, differs, onSet }: Props) => (
  <Box minW="0">
    <HStack gap="2" wrap="wrap" minH="6">
      <Checkbox.Root
        size="sm"
        checked={on}
        disabled={locked}
        onCheckedChange={(e) => onSet(permission, e.checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{permission}</Checkbox.Label>
      </Checkbox.Root>
      {differs && <StatusBadge tone={on ? 'info' : 'warning'}>{differs}</StatusBadge>}
    </HStack>
    <Text ps="6" textStyle="small" color="fg.muted">
      {PERMISSION_WORDS[permission]}
      {locked && ' You don’t have this permission yourself.'}
    </Text>
  </Box>
));
