import { Button, HStack, Text } from '@chakra-ui/react';
import { formatMessage } from '@wayline/core/base/messages';
import { useEffect, useState } from 'react';
import { keepUnsaved } from '../lib/unsaved-form';
import { isOutdated, onDeployment } from '../lib/version-check';

const EVERY_MS = 10 * 60_000;

/**
 * Says that a newer version is there, until Update is pressed: checked at start, on focus, every ten minutes, and when the server says
 * that one was deployed. What was typed and not saved is there again afterwards. Source: R-SHELL-075..080 (G-033, G-034).
 */
export const VersionBanner = ({ reload = () => location.reload() }: { reload?: () => void }) => {
  const update = () => {
    keepUnsaved();
    reload();
  };
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (outdated) return undefined;
    const check = () => void isOutdated().then((found) => found && setOutdated(true));
    check();
    const timer = setInterval(check, EVERY_MS);
    window.addEventListener('focus', check);
    const deaf = onDeployment(check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
      deaf();
    };
  }, [outdated]);
  if (!outdated) return null;
  return (
    <HStack
      role="status"
      position="fixed"
      insetInline="0"
      top="0"
      zIndex="banner"
      justify="center"
      gap="4"
      px="4"
      py="2"
      bg="bg.warning"
      color="fg.warning"
      borderBottomWidth="1px"
      borderColor="border.warning"
    >
      <Text fontWeight="500">{formatMessage('app.update.banner')}</Text>
      <Button size="xs" onClick={update}>
        {formatMessage('app.update.button')}
      </Button>
    </HStack>
  );
};
