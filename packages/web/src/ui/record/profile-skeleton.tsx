import { Box, Grid, HStack, Stack } from '@chakra-ui/react';
import { BlockSkeleton, CardsSkeleton, Delayed } from '../skeletons';

/** A profile while it loads. */
export const ProfileSkeleton = () => (
  <Delayed>
    <Box role="status" aria-label="Loading">
      <HStack gap="4" pb="6" aria-hidden>
        <BlockSkeleton height="64px" width="64px" />
        <Stack gap="2" flex="1">
          <BlockSkeleton height="24px" width="220px" />
          <BlockSkeleton width="320px" />
        </Stack>
      </HStack>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '180px minmax(0, 1fr) 320px' }} gap="6">
        <Box hideBelow="xl" />
        <CardsSkeleton cards={5} />
        <CardsSkeleton cards={2} />
      </Grid>
    </Box>
  </Delayed>
);
