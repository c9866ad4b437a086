import { Flex, Grid, Skeleton } from '@chakra-ui/react';

/** The planner's shape while its trip is on the way. */
export const PlannerSkeleton = () => (
  <Flex direction="column" gap="5" role="status" aria-busy="true" aria-label="Loading trip">
    <Skeleton h="10" w="60%" />
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '9rem minmax(0, 1fr) 18rem' }} gap="6">
      <Skeleton h="60" hideBelow="lg" />
      <Flex direction="column" gap="3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} h="16" />
        ))}
      </Flex>
      <Skeleton h="40" />
    </Grid>
  </Flex>
);
