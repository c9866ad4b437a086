import { Box, Button, chakra, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useCurrentUser } from '../../lib/session';
import { shellQuery } from '../../lib/shell-query';
import { usePermission } from '../../lib/use-permission';
import { Wordmark } from '../../ui/wordmark';
import { AREAS, type Place } from './areas';
import { usePlaces } from './use-places';
import { WaitingBadge } from './waiting-badge';

const WithWords = { base: 'none', xl: 'flex' } as const;

/** The look of every link at once: worked out for each, it cost more than all else that is shown at first. */
const links = {
  '& a': {
    display: 'flex',
    flexDirection: { base: 'column', xl: 'row' },
    alignItems: 'center',
    gap: { base: '1', xl: '3' },
    px: { base: '1', xl: '3' },
    py: '2',
    borderRadius: 'l2',
    color: 'fg.muted',
    fontWeight: '500',
    fontSize: { base: '11px', xl: '14px' },
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
  '& a[aria-current="page"]': { bg: 'sea.subtle', color: 'sea.fg', fontWeight: '600' },
} as const;

const RailLink = ({ label, to, icon: Icon, waiting }: Place & { waiting: number }) => (
  <li>
    <NavLink to={to}>
      <Icon size={20} aria-hidden />
      {label}
      {waiting > 0 && <WaitingBadge count={waiting} />}
    </NavLink>
  </li>
);

/** The company's logo, on white so that it can be read by night; the product's own where there is none. */
const House = () => {
  const user = useCurrentUser();
  if (user?.company_logo)
    return (
      <chakra.img
        src={user.company_logo}
        alt={user.usercompany.company_name}
        maxW="100%"
        maxH="36px"
        objectFit="contain"
        bg="white"
        borderRadius="md"
        px="1"
      />
    );
  return (
    <>
      <chakra.span display={WithWords}>
        <Wordmark />
      </chakra.span>
      <chakra.span display={{ base: 'block', xl: 'none' }}>
        <Wordmark markOnly />
      </chakra.span>
    </>
  );
};

/** The areas of the app, at the left; icons with small words on tablets. */
export const Rail = () => {
  const areas = usePlaces(AREAS);
  const { data } = useQuery(shellQuery());
  const waiting = (to: string) => (to === PATHS.checklists() ? (data?.counts.deadlines_and_alert_count ?? 0) : 0);
  const mayCreate = usePermission('Edit Trips');
  return (
    <Box
      as="nav"
      aria-label="Areas"
      display={{ base: 'none', md: 'flex' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100dvh"
      px={{ base: '2', xl: '3' }}
      pb="4"
      borderEndWidth="1px"
      bg="bg.subtle"
    >
      <Box
        height="56px"
        display="flex"
        alignItems="center"
        justifyContent={{ base: 'center', xl: 'flex-start' }}
        px={{ xl: '2' }}
      >
        <House />
      </Box>
      {mayCreate && (
        <Button
          asChild
          my="3"
          variant="outline"
          justifyContent={{ base: 'center', xl: 'flex-start' }}
          px={{ base: '0', xl: '3' }}
        >
          <Link to={PATHS.tripCreate()} aria-label="New trip" title="New trip">
            <Plus size={16} aria-hidden />
            <chakra.span display={{ base: 'none', xl: 'inline' }}>New trip</chakra.span>
          </Link>
        </Button>
      )}
      <Stack as="ul" gap="1" listStyleType="none" css={links}>
        {areas.map((area) => (
          <RailLink key={area.to} {...area} waiting={waiting(area.to)} />
        ))}
      </Stack>
    </Box>
  );
};
