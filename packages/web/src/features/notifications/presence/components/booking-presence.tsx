import { HStack, Text } from '@chakra-ui/react';
import { PencilLine } from 'lucide-react';
import { whoIs } from '../colleagues';
import { useBookingEditors } from '../use-colleagues';

/** Which colleagues have this booking open in its editor; nothing when none has. */
export const BookingPresence = ({ booking, doing = 'editing' }: { booking: string; doing?: string }) => {
  const names = useBookingEditors(booking);
  const words = whoIs(names, doing);
  if (!words) return null;
  return (
    <HStack gap="1" color="sea.fg" textStyle="small" fontWeight="600" title={names.join(', ')}>
      <PencilLine size={14} aria-hidden />
      <Text as="span" dir="auto">
        {words}
      </Text>
    </HStack>
  );
};
