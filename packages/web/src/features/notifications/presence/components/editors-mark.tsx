import { Flex } from '@chakra-ui/react';
import { PencilLine } from 'lucide-react';
import { InitialsAvatar } from '../../../../ui/initials-avatar';
import { whoIs } from '../colleagues';
import { useBookingEditors } from '../use-colleagues';

const MOST = 2;

/** Which colleagues have a booking open, in the room of a table's row: their initials, in words on hover and for readers. */
export const EditorsMark = ({ booking }: { booking: string }) => {
  const names = useBookingEditors(booking);
  const words = whoIs(names, 'editing');
  if (!words) return null;
  return (
    <Flex role="img" aria-label={words} title={names.join(', ')} align="center" gap="1" color="sea.fg" flexShrink="0">
      <PencilLine size={14} aria-hidden />
      {names.slice(0, MOST).map((name) => (
        <InitialsAvatar key={name} name={name} size={22} decorative />
      ))}
    </Flex>
  );
};
