import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { FormField } from '@wayline/core/areas/forms/form';
import type { AnswersOfOne } from '@wayline/core/areas/forms/submission';
import { isAnswered, type VisibleSection, visibleFields } from '@wayline/core/areas/forms/visible-fields';
import type { FileId } from '@wayline/core/base/ids';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { notifyError } from '../../../ui/notify-error';
import type { OpenedSubmission } from '../forms-queries';

const YES_NO_WORDS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

const toWords = (field: FormField, values: readonly string[]): string =>
  values
    .map((value) => {
      if (field.type === 'date') return formatDate(value);
      if (field.type === 'yes_no' || field.type === 'consent') return YES_NO_WORDS[value] ?? value;
      return field.options.find((option) => option.value === value)?.label ?? value;
    })
    .join(', ');

type PartProps = { opened: OpenedSubmission; sections: readonly VisibleSection[]; answers: AnswersOfOne };

const FileLink = ({ opened, id }: { opened: OpenedSubmission; id: string }) => {
  const { submission } = opened;
  const file = submission.files?.find((one) => one.id === id);
  if (!file) return null;
  const open = async () => {
    try {
      const asked = { form_id: submission.form_id, id: submission.id, file_id: id as FileId };
      window.location.assign((await call('crm.submissions.file', asked, { onMissing: 'stay' })).url);
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  return (
    <Button size="xs" variant="outline" alignSelf="start" onClick={() => void open()}>
      <Download size={14} aria-hidden /> {file.name}
    </Button>
  );
};

const Part = ({ opened, sections, answers }: PartProps) =>
  sections.map((section) => {
    const fields = section.fields.filter(({ id }) => isAnswered(answers[id]));
    if (fields.length === 0) return null;
    return (
      <Stack key={section.id} gap="2">
        {section.title && (
          <Heading as="h3" textStyle="body" fontWeight="600">
            {section.title}
          </Heading>
        )}
        {fields.map((field) => {
          const values = [answers[field.id] ?? []].flat();
          return (
            <Stack key={field.id} gap="0.5">
              <Text color="fg.muted" textStyle="small">
                {field.label}
              </Text>
              {field.type === 'file' ? (
                values.map((id) => <FileLink key={id} opened={opened} id={id} />)
              ) : (
                <Text overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
                  {toWords(field, values)}
                </Text>
              )}
            </Stack>
          );
        })}
      </Stack>
    );
  });

/** Everything that was answered, in the order of the form. */
export const AllAnswers = ({ opened }: { opened: OpenedSubmission }) => {
  const titleId = useId();
  const { content, answers } = opened;
  const visible = visibleFields(content, answers);
  return (
    <chakra.section
      aria-labelledby={titleId}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '3', md: '4' }}
    >
      <Heading as="h2" id={titleId} textStyle="section" mb="3">
        All answers
      </Heading>
      <Stack gap="4">
        <Part opened={opened} sections={visible.form} answers={answers.form} />
        {[...visible.travelers.entries()].map(([i, sections]) => (
          <Stack key={i} gap="3" borderTopWidth="1px" pt="3">
            <Text textStyle="small" color="fg.muted" fontWeight="600">
              Traveler {i + 1}
            </Text>
            <Part opened={opened} sections={sections} answers={answers.travelers[i] ?? {}} />
          </Stack>
        ))}
        {content.consent_text && <Text color="fg.muted">{answers.consent ? 'Agreed to your consent text.' : ''}</Text>}
      </Stack>
    </chakra.section>
  );
};
