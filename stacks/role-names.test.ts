import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from './functions';
import { listFunctionRights, type Needs, type Targets } from './rights';
import { BASIC_NEEDS, roleName } from './role-names';

const at: Targets = {
  tableArn: 'table',
  streamArn: 'stream',
  sealKeyArn: 'key',
  userPoolArn: 'pool',
  filesArn: 'files',
  mailFrom: 'sender',
  mailArns: ['mail'],
  smsPoolArn: undefined,
  stripeKeys: { name: 'stripe', arn: 'stripe' },
  supportChat: { name: 'chat', arn: 'chat' },
  live: { endpoint: 'live', connectionsArn: 'sockets' },
};
/** Rights whatever the order in which needs name them. */
const rightsText = (needs: Needs, targets: Targets) =>
  listFunctionRights(needs, targets)
    .map((right) => JSON.stringify({ ...right, actions: [...right.actions].sort() }))
    .sort()
    .join();

describe('names of roles', () => {
  it.each([
    ['with a support chat', at],
    ['without one', { ...at, supportChat: undefined }],
  ])('are the same just for functions with the same rights, on a stage %s', (_, targets) => {
    const rightsByName = new Map<string, string>();
    const nameByRights = new Map<string, string>();
    for (const [handler, needs] of FUNCTIONS) {
      const name = roleName(needs, { chat: targets.supportChat !== undefined });
      const rights = rightsText(needs, targets);
      expect(rightsByName.get(name) ?? rights, `${handler} as ${name}`).toBe(rights);
      expect(nameByRights.get(rights) ?? name, handler).toBe(name);
      rightsByName.set(name, rights);
      nameByRights.set(rights, name);
    }
    expect(rightsByName.size).toBeLessThan(40);
  });

  it('say the rights in words', () => {
    const name = (needs: Needs) => roleName(needs, { chat: false });
    expect(BASIC_NEEDS.map(name)).toEqual(['WriteList', 'ReadAsUserList', 'ReadList']);
    expect(name({ table: 'write', indexes: ['list'], uses: ['uploads', 'files'], writes: true })).toBe(
      'WriteListFilesUploads',
    );
    expect(name({ uses: ['seal', 'names'], accounts: ['cognito-idp:AdminGetUser'] })).toBe('SealReadGetUser');
    expect(name({})).toBe('LogOnly');
  });
});
