import { Button, Flex, Progress, Text } from '@chakra-ui/react';
import type { Upload } from './use-uploads';

type Props = { upload: Upload; onAgain: () => void; onDrop: () => void };

/** A file on its way: how far it is, or why it was not taken. */
export const UploadRow = ({ upload, onAgain, onDrop }: Props) => {
  const { file, share, fault, hopeless } = upload;
  const percent = Math.round(share * 100);
  return (
    <Flex as="li" align="center" gap="3" px="4" py="2">
      <Flex direction="column" flex="1" minW="0" gap="1">
        <Text truncate dir="auto">
          {file.name}
        </Text>
        {fault ? (
          <Text role="alert" color="fg.error" textStyle="small">
            {fault}
          </Text>
        ) : (
          <Progress.Root value={percent} size="xs" colorPalette="sea">
            <Progress.Label srOnly>{`Uploading ${file.name}`}</Progress.Label>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
      </Flex>
      {fault && (
        <>
          {!hopeless && (
            <Button size="xs" variant="outline" onClick={onAgain}>
              Try again
            </Button>
          )}
          <Button size="xs" variant="ghost" onClick={onDrop}>
            Dismiss
          </Button>
        </>
      )}
    </Flex>
  );
};
