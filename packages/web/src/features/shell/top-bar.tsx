import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useSignedInUser } from '../../lib/session';
import { commandKey, Kbd } from '../../ui/kbd';
import { HelpButton } from '../tutorials/public';
import { AccountMenu } from './account-menu';
import { Breadcrumb } from './breadcrumb';
import { NotificationBell } from './notification-bell';

/** Where one is, what is searched for, what is new, who one is. */
export const TopBar = ({ onCommands }: { onCommands: () => void }) => {
  const looks = useSignedInUser().looks_from !== undefined;
  return (
    <HStack
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      height="56px"
      gap="3"
      px="var(--page-pad)"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Box flex="1" minW="0">
        <Breadcrumb />
      </Box>
      <Button
        variant="outline"
        size="xs"
        color="fg.muted"
        fontWeight="500"
        display={{ base: 'none', md: 'inline-flex' }}
        onClick={onCommands}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} aria-hidden />
        Search
        <chakra.span aria-hidden ms="3" display="inline-flex" gap="1">
          <Kbd>{commandKey()}</Kbd>
          <Kbd>K</Kbd>
        </chakra.span>
      </Button>
      <HelpButton />
      {!looks && <NotificationBell />}
      <AccountMenu />
    </HStack>
  );
};
