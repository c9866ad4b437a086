import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { shown: ReactNode; caption: string; children: ReactNode };

/** Fields at the left, and at the right, in sight, what they make; below them where there is no room beside. */
export const SidePreview = ({ shown, caption, children }: Props) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' }}
    gap={{ base: '5', xl: '8' }}
    alignItems="start"
  >
    <Stack gap="5" minW="0">
      {children}
    </Stack>
    <Box as="aside" aria-label={caption} position={{ xl: 'sticky' }} top="20" minW="0">
      <Text textStyle="small" color="fg.muted" pb="2">
        {caption}
      </Text>
      {shown}
    </Box>
  </Grid>
);
