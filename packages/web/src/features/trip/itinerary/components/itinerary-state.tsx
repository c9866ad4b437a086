import { HStack } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../../ui/status-badge';

type Props = {
  version: number;
  /** How much of it clients do not see yet. */
  changes?: number | undefined;
  /** Something is typed that isn't saved yet. */
  unsaved?: boolean;
  /** The way to see these changes and publish them. */
  review?: ReactNode;
};

/** Whether clients can see an itinerary, which version of it, and how much has changed since, saved or not. */
export const ItineraryState = ({ version, changes = 0, unsaved = false, review }: Props) => {
  if (version === 0 && !unsaved) return <StatusBadge>Draft</StatusBadge>;
  if (changes === 0 && !unsaved) return <StatusBadge tone="success">Published, version {version}</StatusBadge>;
  return (
    <HStack as="span" gap="2" wrap="wrap">
      <StatusBadge tone="warning">{unsaved ? 'Unsaved changes' : countOf(changes, 'unpublished change')}</StatusBadge>
      {changes > 0 && review}
    </HStack>
  );
};
