import { Text } from '@chakra-ui/react';
import { PARTIAL_WORDS } from './statement-words';

/** Says that a statement isn’t all there is, where its reader sees only a part. */
export const PartialNote = ({ shown }: { shown: boolean }) =>
  shown ? (
    <Text role="note" color="fg.warning" bg="bg.warning" borderRadius="l2" px="3" py="2">
      {PARTIAL_WORDS}
    </Text>
  ) : null;
