import type { Adapter } from '@wayline/core/contract/contract';
import type { Needs } from './rights';

/** How adapters appear in the name of a role. Those without rights of their own are left out. */
const ADAPTER_WORDS: Readonly<Record<Adapter, string>> = {
  identity: '',
  rates: '',
  names: '',
  files: 'Files',
  uploads: 'Uploads',
  file_links: 'FileLinks',
  seal: 'Seal',
  mail: 'Mail',
  realtime: 'Sockets',
  payments: 'Payments',
  online: '',
};
/** Their rights depend on whether the function writes. */
const READ_OR_WRITTEN: readonly Adapter[] = ['files', 'seal'];

const capitalize = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const tableWords = ({ table, verifies, indexes = [] }: Needs) =>
  table ? [capitalize(table), table === 'read' && verifies === 'user' ? 'AsUser' : '', ...indexes.map(capitalize)] : [];

/** What a function may do, in words: `WriteListFilesMail`. Functions with the same rights have the same words. */
export const roleName = (needs: Needs, { chat }: { chat: boolean }): string => {
  const { uses = [], writes, stream, whole, accounts = [] } = needs;
  const adapterWord = (adapter: Adapter) =>
    `${ADAPTER_WORDS[adapter]}${READ_OR_WRITTEN.includes(adapter) && !writes ? 'Read' : ''}`;
  const words = [
    ...tableWords(needs),
    stream ? 'Stream' : '',
    whole ? 'Whole' : '',
    ...[...uses].sort().map(adapterWord),
    ...[...accounts].sort().map((action) => action.replace('cognito-idp:Admin', '')),
    needs.chat && chat ? 'Chat' : '',
  ];
  return words.join('') || 'LogOnly';
};

/** The rights that most endpoints have: the table and nothing else. */
export const BASIC_NEEDS: readonly Needs[] = [
  { table: 'write', indexes: ['list'] },
  { table: 'read', indexes: ['list'], verifies: 'user' },
  { table: 'read', indexes: ['list'] },
];
