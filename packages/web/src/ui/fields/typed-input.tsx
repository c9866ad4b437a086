import { Input, InputGroup } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur'> & {
  /** The value in words, while nobody is typing. */
  shown: string;
  /** Called with what stands there when the field is left or Enter is pressed. */
  onCommit: (typed: string) => void;
  onLeave?: () => void;
  start?: ReactNode;
  end?: ReactNode;
};

/** An input whose text is free while it is typed and becomes a value when it is left: for dates, times and amounts. */
export const TypedInput = ({ shown, onCommit, onLeave, start, end, onFocus, ...input }: Props) => {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed !== shown) onCommit(typed);
    setTyped(undefined);
  };
  return (
    <InputGroup startElement={start} endElement={end} endElementProps={{ px: '1' }}>
      <Input
        {...input}
        value={typed ?? shown}
        onFocus={onFocus}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={() => {
          commit();
          onLeave?.();
        }}
        onKeyDown={(e) => {
          if (e.key === 'Enter') commit();
        }}
      />
    </InputGroup>
  );
};
