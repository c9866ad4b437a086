import { chakra } from '@chakra-ui/react';

type Props = { title: string; checked: boolean; onChange: () => void };

/** The tick of an entry while several are being picked. */
export const PickBox = ({ title, checked, onChange }: Props) => (
  <chakra.input
    type="checkbox"
    aria-label={`Select ${title}`}
    boxSize="5"
    mt="2"
    accentColor="sea.solid"
    cursor="pointer"
    checked={checked}
    onChange={onChange}
  />
);
