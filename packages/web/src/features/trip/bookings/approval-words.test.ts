import { expect, it } from 'vitest';
import { approvalWords } from './approval-words';

const at = '2031-05-03T10:00:00.000Z';
it('name who decided and when, and tell a client who answered from an advisor who noted it', () => {
  const byClient = {
    client_approved_on: '2031-05-03',
    client_approval_source: { source: 'client', name: 'Mina', at },
  } as const;
  const words = (['approved', 'question', 'declined'] as const).map((client_approval) =>
    approvalWords({ client_approval, ...byClient }),
  );
  expect(words.map((text) => text.split(', ')[0])).toEqual([
    'Approved by Mina',
    'Question from Mina',
    'Declined by Mina',
  ]);
  expect(words[0]).toContain('2031');
  const noted = { source: 'advisor', name: 'Adrian Moss', at } as const;
  expect(approvalWords({ client_approval: 'approved', client_approval_source: noted })).toMatch(
    /^Approved by client, .*2031 \(noted by Adrian Moss\)$/,
  );
  expect(approvalWords({ client_approval: 'asked' })).toBe('Asked, no response yet');
  expect(approvalWords({ client_approval: 'approved' })).toBe('Approved by client');
  expect([approvalWords({}), approvalWords({ client_approval: 'not_asked' })]).toEqual(['', '']);
});
