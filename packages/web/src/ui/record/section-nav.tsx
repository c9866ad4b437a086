import { chakra } from '@chakra-ui/react';
import { useFollowedSection } from './use-followed-section';

type Props = { sections: readonly { id: string; title: string }[] };

/** The sections of a profile; the one that is read is marked. */
export const SectionNav = ({ sections }: Props) => {
  const current = useFollowedSection(sections);
  return (
    <chakra.nav
      aria-label="Profile sections"
      position="sticky"
      top="72px"
      alignSelf="start"
      maxH="calc(100dvh - 96px)"
      overflowY="auto"
      hideBelow="lg"
    >
      {sections.map(({ id, title }) => (
        <chakra.a
          key={id}
          href={`#${id}`}
          display="block"
          px="3"
          py="1"
          borderRadius="l1"
          color="fg.muted"
          aria-current={id === current ? 'location' : undefined}
          _hover={{ color: 'fg' }}
          _currentPage={{ color: 'fg' }}
          css={{ '&[aria-current]': { color: 'sea.fg', bg: 'sea.subtle', fontWeight: '500' } }}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.scrollIntoView({ block: 'start' });
          }}
        >
          {title}
        </chakra.a>
      ))}
    </chakra.nav>
  );
};
