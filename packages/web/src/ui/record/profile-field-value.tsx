import { Link, Text } from '@chakra-ui/react';
import { websiteText } from '@wayline/core/base/text-inputs';
import { formatDate } from '../../lib/format';
import type { ProfileField } from './profile-section';

type Props = { field: ProfileField; value: unknown };

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
/** Numbers are called, addresses are written to. */
const toPhoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** What a profile says in a field, in words. */
export const ProfileFieldValue = ({ field: { kind, options = [] }, value }: Props) => {
  const [text = '', ...more] = textsIn(value);
  switch (kind) {
    case 'day':
      return formatDate(text);
    case 'tick':
      return 'Yes';
    case 'choice':
      return options.find((option) => option.value === text)?.label ?? (options.length > 0 && 'No longer offered');
    case 'choices':
      return options
        .filter((option) => textsIn(value).includes(option.value))
        .map(({ label }) => label)
        .join(', ');
    case 'percent':
      return `${text}%`;
    case 'words':
      return [text, ...more].join(', ');
    case 'interests':
      return [text, ...more].join(' · ');
    case 'phone':
      return <Link href={toPhoneLink(text)}>{text}</Link>;
    case 'website':
      return (
        <Link href={text} target="_blank" rel="noopener noreferrer" title={text}>
          {websiteText(text)}
        </Link>
      );
    case 'email':
    case 'emails':
      return [text, ...more].map((one) => (
        <Text key={one}>
          <Link href={`mailto:${one}`} overflowWrap="anywhere">
            {one}
          </Link>
        </Text>
      ));
    case 'line':
    case 'text':
      return <Text whiteSpace="pre-wrap">{text}</Text>;
  }
};
