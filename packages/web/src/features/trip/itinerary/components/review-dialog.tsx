import { Button, HStack, Text } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { Counts } from '@wayline/core/areas/trip/trip-check/finding';
import { Modal } from '../../../../ui/modal';
import { VersionComparison } from '../../history/components/version-comparison';
import { PublishButton } from './publish-button';

type Props = { itinerary: Itinerary; check: Counts; onClose: () => void; onChanged: () => Promise<unknown> };

/** What clients do not see yet, and the way to publish it. */
export const ReviewDialog = ({ itinerary, check, onClose, onChanged }: Props) => (
  <Modal open title="Unpublished changes" onClose={onClose}>
    <Text color="fg.muted">
      Your client still sees version {itinerary.published_version}. Publish to show them what changed since.
    </Text>
    <VersionComparison itinerary={itinerary} from={itinerary.published_version} onChanged={onChanged} />
    <HStack justify="flex-end" mt="4">
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
      <PublishButton itinerary={itinerary} check={check} onPublished={onClose} />
    </HStack>
  </Modal>
);
