import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { HelpPage } from '@wayline/core/areas/tutorials/pages';
import type { Help } from '@wayline/core/areas/tutorials/tutorial';
import { Compass } from 'lucide-react';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { startTour } from '../running-tour';
import { helpQuery } from '../tutorial-query';

type Props = { page: HelpPage; title: string; onClose: () => void };

const Tutorial = ({ title, body, steps }: Help) => (
  <Box as="section">
    <Heading as="h3" fontSize="15px" fontWeight="600">
      {title}
    </Heading>
    <Text color="fg.muted">{body}</Text>
    <chakra.ol listStylePosition="outside" listStyleType="decimal" ps="5" mt="2" display="grid" gap="2">
      {steps.map((step) => (
        <li key={step.title}>
          <chakra.span fontWeight="600">{step.title}.</chakra.span> {step.body}
        </li>
      ))}
    </chakra.ol>
  </Box>
);

/** What can be done on the open screen, in a few steps to read, and a tour that shows it. */
export const HelpSheet = ({ page, title, onClose }: Props) => {
  const { data, error, refetch } = useQuery(helpQuery(page));
  const show = (tour: Help) => {
    onClose();
    startTour(tour);
  };
  return (
    <Modal open kind="sheet" width="420px" title={`Help: ${title}`} onClose={onClose}>
      {data && (
        <Stack gap="6">
          {data.help_tours.map((tour) => (
            <Box key={tour.id} borderWidth="1px" borderRadius="l3" bg="sea.subtle" p="4">
              <Text fontWeight="600">{tour.title}</Text>
              <Text mb="3">{tour.body}</Text>
              <Button size="sm" onClick={() => show(tour)}>
                <Compass size={16} aria-hidden /> Show me
              </Button>
            </Box>
          ))}
          {data.tutorials.map((tutorial) => (
            <Tutorial key={tutorial.id} {...tutorial} />
          ))}
        </Stack>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={2} />
        </Delayed>
      )}
    </Modal>
  );
};
