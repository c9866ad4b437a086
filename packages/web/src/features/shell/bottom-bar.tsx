import { chakra, HStack } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { ACTIONS, AREAS } from './areas';
import { usePlaces } from './use-places';

const item = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  flex: '1',
  minHeight: '14',
  fontSize: '11px',
  fontWeight: '500',
  color: 'fg.muted',
  focusVisibleRing: 'inside',
  '&[aria-current="page"]': { color: 'sea.fg', fontWeight: '600' },
} as const;

/** As many areas as a narrow phone has room for; the search leads to the others. */
const MOST = 4;

/** The areas on a phone, under the thumb. */
export const BottomBar = ({ onCommands }: { onCommands: () => void }) => {
  const places = [...usePlaces(AREAS).slice(0, MOST), ...usePlaces(ACTIONS.slice(0, 1))];
  return (
    <HStack
      as="nav"
      aria-label="Areas"
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      gap="0"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
      css={{ '& > a': item, '& > button': item }}
    >
      {places.map(({ label, to, icon: Icon }) => (
        <NavLink key={to} to={to}>
          <Icon size={20} aria-hidden />
          {label}
        </NavLink>
      ))}
      <chakra.button type="button" onClick={onCommands}>
        <Search size={20} aria-hidden />
        Search
      </chakra.button>
    </HStack>
  );
};
