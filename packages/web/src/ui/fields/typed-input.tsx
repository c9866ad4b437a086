import { Input, InputGroup } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

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
  const focused = useRef<HTMLInputElement>(null);
  // A value that another field sets as this one is entered takes the selection with it: typing replaces it all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value that is shown has changed, never for what is typed
  useLayoutEffect(() => {
    if (typed === undefined) focused.current?.select();
  }, [shown]);
  const commit = () => {
    if (typed !== undefined && typed !== shown) onCommit(typed);
    setTyped(undefined);
  };
  return (
    <InputGroup startElement={start} endElement={end} endElementProps={{ px: '1' }}>
      <Input
        {...input}
        value={typed ?? shown}
        onFocus={(e) => {
          focused.current = e.currentTarget;
          onFocus?.(e);
        }}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={() => {
          focused.current = null;
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
