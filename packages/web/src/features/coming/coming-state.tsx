import { Text } from '@chakra-ui/react';
import { EmptyState } from '../../ui/empty-state';
import { RouterButton } from '../../ui/router-button';
import type { Coming } from './coming-parts';

/** In the place of what is not built yet: that it is to come, and what does the job today. */
export const ComingState = ({ icon, today, link }: Pick<Coming, 'icon' | 'today' | 'link'>) => (
  <EmptyState
    icon={icon}
    title="Coming soon"
    text={
      <>
        This isn’t available yet. In the meantime:
        <Text as="span" display="block" mt="2" color="fg">
          {today}
        </Text>
      </>
    }
    action={
      link && (
        <RouterButton to={link.to} variant="outline">
          {link.label}
        </RouterButton>
      )
    }
  />
);
