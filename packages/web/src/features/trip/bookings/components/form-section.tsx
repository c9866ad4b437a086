import { Box, chakra, Icon, SimpleGrid } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type Props = {
  title: string;
  /** Open from the start, where something stands in it already. */
  open: boolean;
  /** A field in it was refused: it opens, so that the complaint is seen. */
  wrong?: boolean;
  /** The fields stand in one column. */
  single?: boolean;
  children: ReactNode;
};

/** A part of a long form that is out of the way until it is needed. */
export const FormSection = ({ title, open, wrong, single, children }: Props) => {
  const [shown, setShown] = useState(open);
  const id = useId();
  const expanded = shown || Boolean(wrong);
  return (
    <Box borderTopWidth="1px" pt="2">
      <chakra.button
        type="button"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setShown(!expanded)}
        display="flex"
        alignItems="center"
        gap="2"
        w="full"
        py="1"
        fontWeight="600"
        textAlign="start"
        borderRadius="l1"
        cursor="pointer"
        focusVisibleRing="outside"
      >
        <Icon
          as={ChevronRight}
          boxSize="4"
          aria-hidden
          transform={expanded ? 'rotate(90deg)' : undefined}
          transition="transform 120ms"
        />
        {title}
      </chakra.button>
      <Box id={id} hidden={!expanded} pt="2" pb="2">
        {expanded &&
          (single ? (
            children
          ) : (
            <SimpleGrid columns={2} gap="4">
              {children}
            </SimpleGrid>
          ))}
      </Box>
    </Box>
  );
};
