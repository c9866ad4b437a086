import '@fontsource-variable/fraunces/wght.css';
import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Wordmark } from '../../../../ui/wordmark';
import { RouteDrawing } from './route-drawing';

/** The pages outside the app: what is asked at the left, a quiet picture at the right where there is room. */
export const EntryLayout = () => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' }}
    minH="100dvh"
  >
    <Box display="flex" flexDirection="column" px={{ base: '5', md: '10' }} py={{ base: '5', md: '8' }}>
      <chakra.header>
        <chakra.a
          href="/"
          display="inline-block"
          borderRadius="l2"
          focusVisibleRing="outside"
          aria-label="Wayline home"
        >
          <Wordmark />
        </chakra.a>
      </chakra.header>
      <chakra.main flex="1" display="grid" placeItems="center" py="8">
        <Box width="100%" maxW="440px" css={{ '& label::after': { display: 'none' } }}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </Box>
      </chakra.main>
    </Box>
    <Stack
      as="aside"
      aria-label="About Wayline"
      display={{ base: 'none', lg: 'flex' }}
      justify="space-between"
      p="12"
      bg="bg.muted"
      position="sticky"
      top="0"
      height="100dvh"
      overflow="hidden"
    >
      <Text textStyle="display" maxW="15ch">
        Every journey, from first idea to last transfer, in one calm place.
      </Text>
      <RouteDrawing />
    </Stack>
  </Box>
);
