import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../../../../lib/use-permission';
import type { PlannedTrip } from '../use-trip';

const FilesSheet = lazy(async () => ({ default: (await import('./files-sheet')).FilesSheet }));

/** The way to the files of a trip, for those who may open documents; they are read when they are opened. Source: R-TRIP-154. */
export const TripFiles = ({ whole }: { whole: PlannedTrip }) => {
  const [open, setOpen] = useState(false);
  if (!usePermission('Documents')) return null;
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="files-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="files-title" textStyle="section">
          Files
        </Heading>
        <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
          Open files
        </Button>
      </Flex>
      <Text color="fg.muted">Contracts, passports and photos for this trip.</Text>
      {open && (
        <Suspense fallback={null}>
          <FilesSheet whole={whole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Flex>
  );
};
