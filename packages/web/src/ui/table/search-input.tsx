import { IconButton, Input, InputGroup } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

type Props = { label: string; value: string | undefined; onSearch: (text: string | undefined) => void };

/** A search that waits for Enter; clearing it searches for nothing. Source: R-TRIP-041, R-TRIP-042. */
export const SearchInput = ({ label, value, onSearch }: Props) => {
  const [text, setText] = useState(value ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(value ?? ''), [value]);
  const clear = () => {
    setText('');
    onSearch(undefined);
    input.current?.focus();
  };
  return (
    <InputGroup
      width={{ base: '100%', md: '280px' }}
      startElement={<Search size={16} aria-hidden />}
      endElementProps={{ px: '1' }}
      endElement={
        text ? (
          <IconButton aria-label="Clear search" size="2xs" variant="ghost" onClick={clear}>
            <X size={14} />
          </IconButton>
        ) : undefined
      }
    >
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={`${label}, then Enter`}
        enterKeyHint="search"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        value={text}
        onChange={(e) => setText(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') onSearch(text.trim() || undefined);
          if (e.key === 'Escape' && text) clear();
        }}
      />
    </InputGroup>
  );
};
