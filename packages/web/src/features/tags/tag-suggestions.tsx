import { Button, Flex, Text } from '@chakra-ui/react';
import type { Tag } from '@wayline/core/areas/tags/tag';
import { suggestedTitles } from '@wayline/core/areas/tags/tag-lists';
import { Plus } from 'lucide-react';

type Props = {
  tags: readonly Tag[];
  typed: string;
  /** Titles that are there already. */
  taken: readonly string[];
  disabled?: boolean;
  onPick: (title: string) => void;
};

const MOST = 8;

/** Tags that the company has and that fit what is typed, each one press away: `onPick` fills the field in, and the form is sent. */
export const TagSuggestions = ({ tags, typed, taken, disabled, onPick }: Props) => {
  const titles = suggestedTitles(tags, { typed, taken, most: MOST });
  if (titles.length === 0) return null;
  return (
    <Flex role="group" aria-label="Company tags" direction="column" gap="2">
      <Text textStyle="small" color="fg.muted">
        {typed.trim() ? 'Already used in your company' : 'Used in your company'}
      </Text>
      <Flex gap="2" wrap="wrap">
        {titles.map((title) => (
          <Button
            key={title}
            type="submit"
            size="2xs"
            variant="outline"
            disabled={disabled}
            onClick={() => onPick(title)}
          >
            <Plus size={12} aria-hidden /> {title}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
};
